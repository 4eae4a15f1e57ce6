import type { Language } from '@site/i18n';
import { followLayout } from '#core/layout/layout';
import { followNetwork } from '#core/notices';
import { createServices, type Services } from '#composition/services/create-services';

/** Session first, so that what is drawn next already knows who looks at it. */
export function startServices(language: Language): Services {
  const services = createServices(language, async () => (await import('#chrome/dialogs/owner-dialog')).OwnerDialog);
  followLayout(services.store);
  followNetwork(services.store);
  services.session.read();
  services.session.followOtherTabs();
  services.poll.start();
  void services.settings.load();
  return services;
}
