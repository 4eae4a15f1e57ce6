import { useText } from '@site/i18n';
import { Button, Spoken } from '@site/ui';
import { refusalText } from '#bets';
import { outcomeOf } from '../bets/bet-outcome.rules';
import { useCancelBet, usePlacedBet } from '../bets/bets.queries';
import type { BetReceipt } from '../placing/placing.queries';
import styles from './one-tap-bar.module.css';

/** Outcome of the last one-tap bet. The part that waits in the book can be cancelled; during the delay of a bet nobody can. */
export function TapNotice({ bet: placed }: BetReceipt) {
  const t = useText('exchange');
  const bet = usePlacedBet(placed.client_ref ?? '').data ?? placed;
  const { send: cancel, isPending, error } = useCancelBet(bet.bet_id);
  const { tone, text, next } = outcomeOf(t, bet);
  const name = `${t(`side.${bet.side}`)} ${t(bet.selection_name)}`;
  const isWaiting = bet.state === 'UNMATCHED' || bet.state === 'PARTIAL';
  return (
    <>
      <p role="status" className={styles.words} data-tone={error ? 'bad' : tone}>
        <strong>{name}</strong>: {error ? refusalText(t, error) : tone === 'bad' && next ? `${text}. ${next}` : text}
      </p>
      {isWaiting && (
        <Button variant="outline" size="s" isBusy={isPending} onClick={() => cancel()}>
          {t(isPending ? 'bet.cancelling' : 'bet.cancel')} <Spoken>{name}</Spoken>
        </Button>
      )}
    </>
  );
}
