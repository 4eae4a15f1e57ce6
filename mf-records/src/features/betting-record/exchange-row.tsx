import type { ExchangeRecord } from '@site/api/contracts/records';
import { formatDateTime, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { ExchangeStatus } from './exchange-status';
import { quoteOf } from './bet.rules';
import styles from './exchange-row.module.css';

export interface ExchangeRowProps {
  record: ExchangeRecord;
  onOpen: () => void;
}

export function ExchangeRow({ record, onOpen }: ExchangeRowProps) {
  const t = useText('records');
  return (
    <li className={styles.row} data-side={record.bet_type}>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.what}>
          <strong className={styles.selection}>{record.selection_name}</strong>
          <span className={styles.soft}>
            {t(`exchange.side.${record.bet_type}`)} · {quoteOf(record)} · {record.market_name}
          </span>
          <span className={styles.soft}>{record.event_name}</span>
          <time className={styles.soft} dateTime={record.created_at}>
            {formatDateTime(record.created_at)}
          </time>
        </span>
        <span className={styles.sums}>
          <ExchangeStatus status={record.status} />
          <span className={styles.soft}>
            {t(record.free_bet ? 'exchange.freeBet' : 'exchange.stake')} <Money amount={record.stake} />
          </span>
          {record.status !== 'open' && (
            <strong>
              <Money amount={record.net_profit_loss} isSigned />
            </strong>
          )}
        </span>
      </button>
    </li>
  );
}
