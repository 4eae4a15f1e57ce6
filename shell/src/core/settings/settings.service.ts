import type { createStore } from 'jotai';
import { storagePath, type General, type LogoRecord } from '@site/api/contracts/site';
import { nameBrand } from '@site/ui';
import type { KeptStorage } from '../session/kept-storage';
import { logoAtom, settingsAtom } from './settings.atoms';

interface SettingsParts {
  store: ReturnType<typeof createStore>;
  storage: KeptStorage;
  askGeneral(): Promise<General>;
  askLogo(): Promise<LogoRecord[]>;
}

/** Loads the operator's settings and the logo. The player can do without either, so failures are only logged. @see SHELL-044 */
export function createSettings({ store, storage, askGeneral, askLogo }: SettingsParts) {
  function keep(settings: General) {
    store.set(settingsAtom, settings);
    storage.set('whatsapp', settings.whatsapp);
    storage.set('liveChat', settings.live_chat);
    storage.set('intercom', settings.intercom);
    storage.set('tawkId', settings.tawk_id);
    nameBrand(settings.site_title);
  }

  function keepLogo([first]: LogoRecord[]) {
    if (!first) return;
    store.set(logoAtom, first);
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.head.appendChild(document.createElement('link'));
    icon.rel = 'icon';
    icon.href = storagePath(first.favicon);
  }

  return {
    load: () =>
      Promise.all([
        askGeneral().then(keep, (problem: unknown) => console.error('General settings did not load', problem)),
        askLogo().then(keepLogo, (problem: unknown) => console.error('The logo did not load', problem)),
      ]),
  };
}
