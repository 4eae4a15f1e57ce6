import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { useEvents } from '@site/remote';
import { IconButton } from '@site/ui';
import { outcomeOf } from './bet-outcome.rules';
import { useEndedBets } from './bets.queries';
import styles from './ended-notes.module.css';

const isEnded = ({ state }: Bet) => state === 'REJECTED' || state === 'LAPSED' || state === 'CANCELLED';

/** Notes on the player's bets that ended without a match, with the reason. @param eventId default: bets of all events */
export function EndedNotes({ eventId }: { eventId: string | undefined }) {
  const t = useText('exchange');
  const { ended, tell, dismiss } = useEndedBets();
  useEvents({ exchange_bet: ({ bet }) => void (isEnded(bet) && tell(bet)) });
  const shown = ended.filter((bet) => !eventId || bet.event_id === eventId);
  const wordsOf = (bet: Bet) => {
    const { text, next } = outcomeOf(t, bet);
    return isEnded(bet) ? `${text}. ${next}` : t('bets.cancelled');
  };
  return (
    <div role="status" className={styles.region}>
      {shown.length > 0 && (
        <ul aria-label={t('bets.ended')} className={styles.notes}>
          {shown.map((bet) => (
            <EndedNote key={bet.bet_id} name={`${t(`side.${bet.side}`)} ${t(bet.selection_name)}`} onDismiss={() => dismiss(bet.bet_id)}>
              {wordsOf(bet)}
            </EndedNote>
          ))}
        </ul>
      )}
    </div>
  );
}

function EndedNote({ name, children, onDismiss }: { name: string; children: string; onDismiss: () => void }) {
  const t = useText('exchange');
  return (
    <li className={styles.note}>
      <span>
        <strong>{name}</strong>: {children}
      </span>
      <IconButton icon="close" label={t('bets.ended.dismiss', { name })} onClick={onDismiss} />
    </li>
  );
}
