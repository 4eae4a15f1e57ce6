import { useText } from '@site/i18n';
import { LoadFailure, Skeleton } from '@site/ui';
import { RewardsPage } from '#rewards-page';
import { Cashback } from './cashback';
import { FreeBetList } from './free-bet-list';
import { FreeBetRules } from './free-bet-rules';
import { useFreeBets } from './free-bets.queries';
import styles from './free-bets.module.css';

/** Free bets of the player, with what became of each, and their rules; then the weekly cashback. */
export function FreeBetsPage() {
  const t = useText('rewards');
  const { data, isError, error, refetch } = useFreeBets();
  const content = () => {
    if (data) return <FreeBetList freeBets={data} />;
    if (isError) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <div role="status" aria-busy="true" aria-label={t('freeBets.title')}>
        <Skeleton className={styles.waiting} />
      </div>
    );
  };
  return (
    <RewardsPage title={t('freeBets.page')} lead={t('freeBets.lead')}>
      <div className={styles.parts}>
        {content()}
        <FreeBetRules />
        <Cashback />
      </div>
    </RewardsPage>
  );
}
