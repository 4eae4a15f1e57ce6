import { PLAY_REST_MIN, type PlayPause, type TimerKind } from '@site/api/contracts/safer-play';
import { secondsAfter, secondsBetween } from '@site/platform-kit/time/clock';

const MINUTE_S = 60;
const REST_S = PLAY_REST_MIN * MINUTE_S;

/** A launch, round or bet is written down again only after this time in seconds, so that fast play writes little. */
const MARK_EVERY_S = 10;

/** The last play session of a player. */
export interface PlaySessionState {
  id: number;
  startedAt: Date;
  /** The last launch, round or bet. */
  lastAt: Date;
  /** The last answered reality check; the start before the first one. */
  checkedAt: Date;
  stoppedAt: Date | null;
}

/** Minutes of the timers that are set. */
export type SetTimers = Partial<Record<TimerKind, number>>;

export interface Paused {
  reason: PlayPause;
  /** End of the rest; null for a reality check, which the answer ends. */
  until: Date | null;
}

/** Moment from which the next launch, round or bet begins a new session. */
const restEnd = ({ lastAt, stoppedAt }: Pick<PlaySessionState, 'lastAt' | 'stoppedAt'>) =>
  secondsAfter(stoppedAt && stoppedAt > lastAt ? stoppedAt : lastAt, REST_S);

/** The session while it runs, which includes its rest. */
export const runningAt = (session: PlaySessionState | null, at: Date): PlaySessionState | null =>
  session && restEnd(session) > at ? session : null;

/** The reason for which nothing is accepted at that moment; null when play is open. */
export function pauseAt(last: PlaySessionState | null, timers: SetTimers, at: Date): Paused | null {
  const session = runningAt(last, at);
  if (!session) return null;
  const isOver = (since: Date, minutes: number | undefined) => minutes !== undefined && secondsBetween(since, at) >= minutes * MINUTE_S;
  if (session.stoppedAt) return { reason: 'stopped', until: restEnd(session) };
  if (isOver(session.startedAt, timers.session)) return { reason: 'session', until: restEnd(session) };
  return isOver(session.checkedAt, timers.check) ? { reason: 'check', until: null } : null;
}

/** Seconds after the last bet in which an open round is not covered by a pause, so that the player can cash it out. */
const ROUND_S = 300;

/** The pause that pages show. While a round is open nothing new is accepted, but its player is not kept from its end. */
export function shownPauseAt(last: PlaySessionState | null, timers: SetTimers, hasOpenRound: boolean, at: Date): Paused | null {
  const pause = pauseAt(last, timers, at);
  const isInRound = hasOpenRound && last !== null && secondsBetween(last.lastAt, at) < ROUND_S;
  return isInRound && pause?.reason !== 'stopped' ? null : pause;
}

/** Play at that moment begins a session or continues it; null when it follows other play closely and is not written down. */
export function markAt(last: PlaySessionState | null, at: Date): 'begins' | 'goes on' | null {
  const session = runningAt(last, at);
  if (!session) return 'begins';
  return secondsBetween(session.lastAt, at) >= MARK_EVERY_S ? 'goes on' : null;
}

/** Whole seconds from the start of the session to the moment. */
export const playedSeconds = ({ startedAt }: PlaySessionState, at: Date) => Math.max(0, Math.floor(secondsBetween(startedAt, at)));
