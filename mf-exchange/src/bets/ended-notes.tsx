import { useState } from 'react';
import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { useEvents } from '@site/remote';
import { IconButton } from '@site/ui';
import { outcomeOf } from './bet-outcome.rules';
import styles from './ended-notes.module.css';

const SHOWN = 3;
const isEnded = ({ state }: Bet) => state === 'REJECTED' || state === 'LAPSED' || state === 'CANCELLED';

/** Bets that ended unmatched while the page stands, with the reason: they would only vanish from the list. */
export function EndedNotes({ eventId }: { eventId: string | undefined }) {
  const t = useText('exchange');
  const [ended, setEnded] = useState<readonly Bet[]>([]);
  useEvents({
    exchange_bet({ bet }) {
      if (!isEnded(bet) || (eventId && bet.event_id !== eventId)) return;
      setEnded((before) => [bet, ...before.filter(({ bet_id }) => bet_id !== bet.bet_id)].slice(0, SHOWN));
    },
  });
  return (
    <div role="status" className={styles.region}>
      {ended.length > 0 && <ul aria-label={t('bets.ended')} className={styles.notes}>{ended.map((bet) => {
        const { text, next } = outcomeOf(t, bet);
        const name = `${t(`side.${bet.side}`)} ${bet.selection_name}`;
        return (
          <li key={bet.bet_id} className={styles.note}>
            <span>
              <strong>{name}</strong>: {text} {next}
            </span>
            <IconButton
              icon="close"
              label={t('bets.ended.dismiss', { name })}
              onClick={() => setEnded((before) => before.filter(({ bet_id }) => bet_id !== bet.bet_id))}
            />
          </li>
        );
      })}</ul>}
    </div>
  );
}
