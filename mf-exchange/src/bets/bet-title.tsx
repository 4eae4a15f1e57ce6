import type { Bet, Side } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import styles from './bet-title.module.css';
import markStyles from './side-mark.module.css';

type TitledBet = Pick<Bet, 'side' | 'selection_name' | 'market_name' | 'event_name' | 'free_bet'>;

/** Selection, market and event of a bet. */
export function BetTitle({ bet, hasEvent }: { bet: TitledBet; hasEvent?: boolean }) {
  const t = useText('exchange');
  // The only selection of a fancy market has the market's own name.
  const names = [bet.market_name !== bet.selection_name && t(bet.market_name), hasEvent && bet.event_name];
  return (
    <div className={styles.title}>
      <SideMark side={bet.side} />
      <div className={styles.names}>
        <strong className={styles.selection}>{t(bet.selection_name)}</strong>
        <span className={styles.market}>{names.filter(Boolean).join(' · ')}</span>
        {bet.free_bet && <span className={styles.free}>{t('bet.free')}</span>}
      </div>
    </div>
  );
}

/** Back, Lay, Yes or No on the colour of that side's prices. */
function SideMark({ side }: { side: Side }) {
  const t = useText('exchange');
  return (
    <span className={markStyles.mark} data-side={side}>
      {t(`side.${side}`)}
    </span>
  );
}
