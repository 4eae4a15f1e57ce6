import type { ReactNode } from 'react';
import type { ExchangeRecord } from '@site/api/contracts/records';
import { formatDateTime, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { ExchangeStatus } from './exchange-status';
import styles from './exchange-facts.module.css';

/** All facts on one exchange bet. @see RECORDS-012 */
export function ExchangeFacts({ record }: { record: ExchangeRecord }) {
  const t = useText('records');
  const facts: [label: string, value: ReactNode][] = [
    ['event', record.event_name],
    ['market', record.market_name],
    ['selection', record.selection_name],
    ['betType', t(`exchange.side.${record.bet_type}`)],
    ['odds', record.odds],
    ['run', record.run ?? '—'],
    ...(record.free_bet ? [['paidBy', t('exchange.freeBet')] as [string, ReactNode]] : []),
    ['stake', <Money key="stake" amount={record.stake} />],
    ['potentialProfit', <Money key="profit" amount={record.potential_profit} />],
    ['potentialLiability', <Money key="liability" amount={record.potential_liability} />],
    ['netProfitLoss', <Money key="net" amount={record.net_profit_loss} isSigned />],
    ['status', <ExchangeStatus key="status" status={record.status} />],
    ['transactionId', record.transaction_id],
    ['placed', formatDateTime(record.created_at)],
    ['settledAt', record.settled_at ? formatDateTime(record.settled_at) : '—'],
  ];
  return (
    <table className={styles.table}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{t(`exchange.${label}`)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
