import type { Language } from '@site/i18n';
import { fetchTakaSign } from '@site/ui';
import { followLayout } from '#core/layout/layout';
import { followNetwork } from '#core/notices';
import { playerAtom } from '#core/session/session.atoms';
import { createServices, type Services } from '#composition/services/create-services';

/** Reads the session first, so that the first render already knows whether a player is logged in. */
export function startServices(language: Language): Services {
  const services = createServices(language, async () => (await import('#chrome/dialogs/owner-dialog')).OwnerDialog);
  followLayout(services.store);
  followNetwork(services.store);
  services.dataSaver.read();
  services.session.read();
  if (language === 'en' && services.store.get(playerAtom)) fetchTakaSign();
  return services;
}

/** Starts what may change the frame, after its first render: React takes over the frame of the document as it is. */
export function startNews({ session, poll, settings }: Services) {
  session.followOtherTabs();
  poll.start();
  void settings.load();
}
