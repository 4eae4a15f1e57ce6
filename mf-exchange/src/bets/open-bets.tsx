import { useText } from '@site/i18n';
import { LoadFailure, NoData, Skeleton } from '@site/ui';
import type { LiveEvent } from '#markets';
import { BetGroup } from './bet-group';
import { groupBets } from './bets.rules';
import { useExchangeBets } from './bets.queries';
import { CancelAll } from './cancel-all';
import { DueBet } from './due-bet';
import { EndedNotes } from './ended-notes';
import { MatchedBet } from './matched-bet';
import styles from './open-bets.module.css';
import { WaitingBet } from './waiting-bet';

export interface OpenBetsProps {
  /** Only those of this event; of all when left out. */
  eventId?: string;
  /** Whose cash-outs stand beside the bets; pages put them there. */
  live?: LiveEvent | null;
}

/** Bets with money at stake or waiting: what is decided in a moment, what waits in the book, what is matched. */
export function OpenBets({ eventId }: OpenBetsProps) {
  const t = useText('exchange');
  const { data, isPending, error, refetch } = useExchangeBets();
  if (!data) {
    if (!isPending) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <div aria-busy="true" className={styles.groups}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  const { due, waiting, matched } = groupBets(data.filter((bet) => !eventId || bet.event_id === eventId));
  const hasEvent = !eventId;
  return (
    <div className={styles.groups}>
      <EndedNotes eventId={eventId} />
      {data.length === 0 || due.length + waiting.length + matched.length === 0 ? <NoData text={t('bets.none')} /> : null}
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
