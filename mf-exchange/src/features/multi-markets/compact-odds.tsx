import type { MatchOdds, Pin } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import { useStructure, type LiveEvent } from '#markets';
import { CompactRunner } from './compact-runner';
import styles from './compact-odds.module.css';

interface CompactOddsProps {
  live: LiveEvent;
  pin: Pin;
  /** Stale prices disable the buttons. */
  isStale: boolean;
}

/** Match Odds with the best price of both sides. */
export function CompactOdds({ live, pin, isStale }: CompactOddsProps) {
  const t = useText('exchange');
  useStructure(live);
  const market = live.matchOdds();
  if (!market) return <Skeleton className={styles.waiting} />;
  return (
    <div className={styles.market} data-stale={isStale || undefined}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t(market.name)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('multi.runner')}</th>
            <th scope="col">{t('multi.back')}</th>
            <th scope="col">{t('multi.lay')}</th>
          </tr>
        </thead>
        <tbody>
          {market.runners.map(({ selectionId, SelectionName }) => (
            <CompactRunner
              key={selectionId}
              live={live}
              pin={pin}
              selectionId={selectionId}
              name={SelectionName}
              isClosed={isStale || market.status !== 'OPEN'}
            />
          ))}
        </tbody>
      </table>
      {market.status !== 'OPEN' && <p className={styles.overlay}>{t(STATES[market.status])}</p>}
    </div>
  );
}

const STATES = {
  SUSPENDED: 'multi.suspended',
  BALL_RUNNING: 'multi.ballRunning',
  CLOSED: 'multi.closed',
  SETTLED: 'multi.closed',
  VOIDED: 'multi.closed',
} as const satisfies Record<Exclude<MatchOdds['status'], 'OPEN'>, string>;
