import { useId } from 'react';
import { useText } from '@site/i18n';
import { LoadFailure, Skeleton } from '@site/ui';
import { RewardsPage } from '#rewards-page';
import { Cashback } from './cashback';
import { FreeBetList } from './free-bet-list';
import { FreePlayRules } from './free-play-rules';
import { useFreeBets } from './free-bets.queries';
import { FreeSpins } from './free-spins';
import styles from './free-bets.module.css';

/** Free bets and free spins of the player, with what became of each; then the weekly cashback, and their rules. */
export function FreeBetsPage() {
  const t = useText('rewards');
  const heading = useId();
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
        <section className={styles.part} aria-labelledby={heading}>
          <h2 id={heading} className={styles.title}>
            {t('freeBets.title')}
          </h2>
          {content()}
        </section>
        <FreeSpins />
        <Cashback />
        <FreePlayRules of="freeBets" />
        <FreePlayRules of="freeSpins" />
      </div>
    </RewardsPage>
  );
}
