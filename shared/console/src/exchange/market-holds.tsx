import { formatDateTime, useText } from '@site/i18n';
import { LoadFailure, Skeleton } from '@site/ui';
import type { ExchangeMarket } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useHolds } from './exchange.queries';
import styles from './exchange.module.css';

/** A table of who held a market or gave it back to the feed, the newest first. */
export function MarketHolds({ market: { market_id: id, held } }: { market: ExchangeMarket }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useHolds(id, held);
  if (!data)
    return isPending ? (
      <Skeleton className={styles.holdsShape} />
    ) : (
      <LoadFailure title={t('exchange.holdsFailed')} message={textOf(error)} onRetry={refetch} />
    );
  if (data.length === 0) return <p className={styles.note}>{t('exchange.noHolds')}</p>;
  return (
    <table className={[styles.table, styles.holds].join(' ')}>
      <caption className={styles.caption}>{t('exchange.holds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('exchange.time')}</th>
          <th scope="col">{t('exchange.who')}</th>
          <th scope="col">{t('exchange.state')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ at, who, state, reason }) => (
          <tr key={at}>
            <th scope="row">{formatDateTime(at)}</th>
            <td>{who}</td>
            <td>
              {t(`exchange.state.${state}`)}
              {reason !== null && <p className={styles.note}>{reason}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
