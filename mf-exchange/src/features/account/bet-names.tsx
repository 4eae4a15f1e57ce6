import type { Side } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import styles from './bet-names.module.css';

interface BetNamesProps {
  event_name: string;
  market_name: string;
  selection_name: string;
  side: Side;
}

/** Event, market, selection and side of a bet. */
export function BetNames({ event_name, market_name, selection_name, side }: BetNamesProps) {
  const t = useText('exchange');
  return (
    <span className={styles.names}>
      <span className={styles.selection}>
        <span className={styles.side} data-side={side}>
          {t(`side.${side}`)}
        </span>{' '}
        {t(selection_name)}
      </span>
      <span className={styles.market}>
        {event_name} · {t(market_name)}
      </span>
    </span>
  );
}
