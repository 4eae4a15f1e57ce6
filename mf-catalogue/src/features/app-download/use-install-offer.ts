import { useState, useSyncExternalStore } from 'react';
import { INSTALL_OFFER } from '@site/api/contracts/site';

type Outcome = 'accepted' | 'dismissed';

/** TypeScript does not know this event. @see https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallOffer extends Event {
  /** May be called once. */
  prompt(): Promise<{ outcome: Outcome }>;
}

const offerNow = () => Reflect.get(window, INSTALL_OFFER) as InstallOffer | undefined;
const forgetOffer = () => void Reflect.deleteProperty(window, INSTALL_OFFER);
const isApp = () => window.matchMedia('(display-mode: standalone)').matches;

function subscribe(onChange: () => void) {
  const handleInstalled = () => {
    forgetOffer();
    onChange();
  };
  window.addEventListener('beforeinstallprompt', onChange);
  window.addEventListener('appinstalled', handleInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onChange);
    window.removeEventListener('appinstalled', handleInstalled);
  };
}

/**
 * The browser's offer to install the site as an app.
 * @returns `install` shows the browser's dialog; null where the browser makes no offer. `isInstalled`: the player has accepted it, or has
 * opened the app already
 */
export function useInstallOffer() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const offer = useSyncExternalStore(subscribe, offerNow);

  async function install() {
    forgetOffer();
    setOutcome(null);
    const answer = await offer?.prompt().catch(() => null);
    setOutcome(answer?.outcome ?? 'dismissed');
  }

  return { install: offer ? install : null, isInstalled: outcome === 'accepted' || isApp() };
}
