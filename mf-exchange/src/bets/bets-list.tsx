import { useText } from '@site/i18n';
import { LoadFailure, Skeleton } from '@site/ui';
import { BetGroup } from './bet-group';
import { groupBets } from './bets.rules';
import { useExchangeBets } from './bets.queries';
import { CancelAll } from './cancel-all';
import { DueBet } from './due-bet';
import { EndedNotes } from './ended-notes';
import { MatchedBet } from './matched-bet';
import styles from './bets-list.module.css';
import { WaitingBet } from './waiting-bet';

/** Open bets in three groups: awaiting a decision, waiting in the book, matched. @param eventId default: bets of all events */
export function BetsList({ eventId }: { eventId?: string | undefined }) {
  const t = useText('exchange');
  const { data, isPending, error, refetch } = useExchangeBets();
  if (!data && !isPending) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <div aria-busy="true" className={styles.groups}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  const bets = data.filter((bet) => !eventId || bet.event_id === eventId);
  const { due, waiting, matched } = groupBets(bets);
  const hasEvent = !eventId;
  return (
    <div className={styles.groups}>
      <EndedNotes eventId={eventId} />
      {bets.length === 0 && <p className={styles.none}>{t('bets.none')}</p>}
      <BetGroup title={t('bets.due')} bets={due} show={(bet) => <DueBet bet={bet} hasEvent={hasEvent} />} />
      <BetGroup
        title={t('bets.waiting')}
        bets={waiting}
        show={(bet) => <WaitingBet bet={bet} hasEvent={hasEvent} />}
        action={waiting.length > 1 && <CancelAll bets={waiting} />}
      />
      <BetGroup title={t('bets.matched')} bets={matched} show={(bet) => <MatchedBet bet={bet} hasEvent={hasEvent} />} />
    </div>
  );
}
