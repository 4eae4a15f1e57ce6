import { formatCount, formatDateTime, useText } from '@site/i18n';
import { Money } from '@site/ui';
import type { ExchangeMarketDetails } from '@site/platform-operator/calls';
import styles from './exchange.module.css';

/** Settlements that were paid, the newest first. */
export function MarketHistory({ settlements }: Pick<ExchangeMarketDetails, 'settlements'>) {
  const t = useText('console');
  if (settlements.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('exchange.settlements')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('exchange.time')}</th>
          <th scope="col">{t('exchange.players')}</th>
          <th scope="col">{t('exchange.moved')}</th>
        </tr>
      </thead>
      <tbody>
        {settlements.map(({ settlement, at, players, net }) => (
          <tr key={settlement}>
            <th scope="row">{formatDateTime(at)}</th>
            <td>{formatCount(players)}</td>
            <td>
              <Money amount={net} isSigned />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
