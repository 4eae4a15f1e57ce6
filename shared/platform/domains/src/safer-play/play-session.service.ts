import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { Paisa } from '@site/api/money';
import { lockCash } from '#ledger';
import type { Safeguards } from './guard.repository';
import { beginSessions, continueSessions, findPlayState, saveAnswer, sumPlaySince } from './play-session.repository';
import { markAt, pauseAt, playedSeconds, runningAt, type Paused } from './play-session.rules';
import { readTimers, type TimerFacts } from './timers.service';

export interface PlayFacts {
  session: { startedAt: Date; playedS: number; staked: Paisa; net: Paisa } | null;
  pause: Paused | null;
  timers: TimerFacts[];
}

export async function readPlaySession(db: Executor, playerId: number, now: Date): Promise<PlayFacts> {
  const { session: last, timers } = await findPlayState(db, playerId);
  const session = runningAt(last, now);
  return {
    session: session && {
      startedAt: session.startedAt,
      playedS: playedSeconds(session, now),
      ...(await sumPlaySince(db, playerId, session.startedAt)),
    },
    pause: pauseAt(last, timers, now),
    timers: await readTimers(db, playerId, now),
  };
}

/**
 * Answers a reality check, or stops the session. The lock on the wallet orders the answer and a round or bet of the same moment: after the
 * answer was given, no bet is accepted that it forbids. An answer without a running session changes nothing.
 */
export function answerCheck({ db, clock }: PlatformContext, playerId: number, answer: 'go_on' | 'stop'): Promise<PlayFacts> {
  return inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    const now = clock.now();
    const session = runningAt((await findPlayState(tx, playerId)).session, now);
    if (session && !session.stoppedAt) await saveAnswer(tx, session.id, answer, now);
    return readPlaySession(tx, playerId, now);
  });
}

/** Writes down that the players launched a game or placed a round or bet. Requires the locks on their wallets. */
export async function markPlayed(tx: Executor, players: readonly Safeguards[], at: Date) {
  const begun = players.filter(({ play }) => markAt(play.session, at) === 'begins').map(({ playerId }) => playerId);
  if (begun.length) await beginSessions(tx, begun, at);
  const going = players.flatMap(({ play }) => (play.session && markAt(play.session, at) === 'goes on' ? [play.session.id] : []));
  if (going.length) await continueSessions(tx, going, at);
}
