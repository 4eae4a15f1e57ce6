import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { outcomeOf } from './bet-outcome.rules';
import { BetTitle } from './bet-title';
import { usePlacedBet } from './bets.queries';
import { DueClock } from './due-clock';
import styles from './placed-bet.module.css';

export interface PlacedBetProps {
  /** The bet in the answer to its placing. */
  bet: Bet;
  delayMs: number;
  onClose: () => void;
  /** Fills the slip with the new price; undefined where there is no slip. */
  onTakeNewPrice?: (bet: Bet) => void;
}

/** State of one placed bet, followed from its acceptance on. */
export function PlacedBet({ bet: placed, delayMs, onClose, onTakeNewPrice }: PlacedBetProps) {
  const t = useText('exchange');
  const bet = usePlacedBet(placed.client_ref ?? '').data ?? placed;
  const outcome = outcomeOf(t, bet);
  const hasNewPrice = bet.state === 'REJECTED' && bet.new_odds !== null;
  return (
    <div className={styles.placed} data-tone={outcome.tone}>
      <BetTitle bet={bet} />
      <div role="status" className={styles.outcome}>
        <strong>{outcome.text}</strong>
        {outcome.next && <p className={styles.next}>{outcome.next}</p>}
      </div>
      {bet.state === 'PLACED' && <DueClock delayMs={delayMs} />}
      <div className={styles.actions}>
        {hasNewPrice && onTakeNewPrice && (
          <Button size="s" onClick={() => onTakeNewPrice(bet)}>
            {t('slip.takeNew')}
          </Button>
        )}
        {bet.state !== 'PLACED' && (
          <Button variant="outline" size="s" onClick={onClose}>
            {t('slip.done')}
          </Button>
        )}
      </div>
    </div>
  );
}
