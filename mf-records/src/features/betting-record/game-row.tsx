import { useId, useState } from 'react';
import type { BetRecord } from '@site/api/contracts/records';
import { formatDateTime, useText } from '@site/i18n';
import { Icon, Money } from '@site/ui';
import { BetTurnover } from './bet-turnover';
import { GameName } from './game-name';
import { brought } from './bet.rules';
import styles from './game-row.module.css';

/** One round, which opens to explain the turnover that it counted for. */
export function GameRow({ record }: { record: BetRecord }) {
  const t = useText('records');
  const id = useId();
  const isFree = record.free_spin !== undefined;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className={styles.what}>
          <strong className={styles.name}>
            <GameName name={record.game_name} />
          </strong>
          <time className={styles.time} dateTime={record.settled_at}>
            {formatDateTime(record.settled_at)}
          </time>
          {!record.is_settlement && <span className={styles.time}>{t('bets.correction')}</span>}
        </span>
        <span className={styles.sums}>
          <span className={styles.label}>{t(isFree ? 'bets.freeSpin' : 'bets.bet')}</span>
          <Money amount={record.free_spin ?? record.bet_amount} />
          <span className={styles.label}>{t('bets.profitLoss')}</span>
          <strong>
            <Money amount={brought(record)} isSigned />
          </strong>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      <div id={id}>{isOpen && (isFree ? <p className={styles.free}>{t('bets.freeSpinCounts')}</p> : <BetTurnover id={record.id} />)}</div>
    </li>
  );
}
