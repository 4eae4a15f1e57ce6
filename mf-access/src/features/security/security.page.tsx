import { useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { AccountPage } from '#account-page';
import { IdentityCard } from '#identity';
import { MarketingCard, NotificationsCard } from '#notifications';
import { ClosingCard } from './closing-card';
import { LogInsCard } from './log-ins-card';
import { OwnDataCard } from './own-data-card';
import { SessionsCard } from './sessions-card';
import { TwoStepCard } from './two-step-card';
import { WaysOn } from './ways-on';

export function SecurityPage() {
  const t = useText('access');
  const { session } = useShell();
  const remoteId = session.player?.remoteId;
  if (!remoteId) return null;
  return (
    <AccountPage title={t('security.title')} lead={t('security.lead')}>
      <SessionsCard remoteId={remoteId} />
      <TwoStepCard remoteId={remoteId} />
      <NotificationsCard remoteId={remoteId} />
      <MarketingCard remoteId={remoteId} />
      <LogInsCard key={remoteId} remoteId={remoteId} />
      <IdentityCard remoteId={remoteId} />
      <WaysOn />
      <OwnDataCard remoteId={remoteId} />
      <ClosingCard remoteId={remoteId} />
    </AccountPage>
  );
}
