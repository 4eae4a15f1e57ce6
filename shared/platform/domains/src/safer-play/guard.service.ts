import { PLAY_PAUSE_MESSAGES, type LimitKind, type PlayPause, type Restriction } from '@site/api/contracts/safer-play';
import type { ErrorCode } from '@site/api/contracts/errors';
import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { Safeguards } from './guard.repository';
import type { SetLimit } from './limits.repository';
import { periodEnd } from './period.rules';
import { pauseAt } from './play-session.rules';
import { findMomentOf, sumUse } from './use.repository';

/** Actions that may be forbidden. Wins, refunds and withdrawals are always allowed. */
export type GuardedAction = 'launch' | 'practice' | 'bet' | 'free_spin' | 'deposit' | 'promotion' | 'claim';

export interface Barrier {
  what: 'blocked' | 'time_out' | 'excluded' | 'limit_reached';
  /** End of the barrier; null when it does not end by itself, as for an amount above the whole limit. */
  until: Date | null;
  /** The reason when a timer forbids the action, and no limit of money. */
  pause?: PlayPause;
}

/** Actions that a timer of the player pauses. */
const PAUSED: readonly GuardedAction[] = ['launch', 'bet', 'free_spin'];

const LIMITED_BY: Record<GuardedAction, readonly LimitKind[]> = {
  launch: ['wager', 'loss'],
  // No money moves, so no limit of money is touched.
  practice: [],
  bet: ['wager', 'loss'],
  // The house pays the stake, so nothing can be lost.
  free_spin: ['wager'],
  deposit: ['deposit'],
  promotion: [],
  claim: [],
};

/**
 * The only place that forbids a player something. Requires the lock on the player's wallet until the caller has acted, so that two calls
 * cannot both use the rest of a limit.
 * @param amount stake or deposit in paisa; the default of one paisa refuses when a limit is used up
 * @returns null when the action is allowed
 */
export async function guard(
  tx: Executor,
  at: Date,
  player: Safeguards,
  action: GuardedAction,
  amount = paisa(1n),
): Promise<Barrier | null> {
  const { restriction } = player;
  if (player.status !== 'active') return { what: 'blocked', until: null };
  if (restriction) return barrierOf(restriction);
  const pause = PAUSED.includes(action) ? pauseAt(player.play.session, player.play.timers, at) : null;
  if (pause) return { what: 'limit_reached', until: pause.until, pause: pause.reason };

  const limits = player.limits.filter(({ kind }) => LIMITED_BY[action].includes(kind));
  if (!limits.length) return null;
  const reached = await findReached(tx, at, player.playerId, limits, amount);
  return reached.length ? { what: 'limit_reached', until: latest(reached) } : null;
}

const barrierOf = ({ kind, until }: Restriction) => ({ what: kind, until: until === null ? null : new Date(until) });

/** Refuses to loosen any protection during a break or an exclusion. @throws Refusal `safer_play.time_out`, `.excluded` */
export function refuseWhile(restriction: Restriction | null) {
  if (!restriction) return;
  const { what, until } = barrierOf(restriction);
  throw new Refusal(`safer_play.${what}`, until ? { until } : {});
}

/** Refusal for a call of the site. @param whenBlocked error code for a blocked player */
export function refusalOf({ what, until, pause }: Barrier, whenBlocked: ErrorCode): Refusal {
  const detail = { ...(until ? { until } : {}), ...(pause ? { message: PLAY_PAUSE_MESSAGES[pause] } : {}) };
  return new Refusal(what === 'blocked' ? whenBlocked : `safer_play.${what}`, detail);
}

/** @returns for each limit that the amount would exceed, the time from which it would not; null when never */
async function findReached(tx: Executor, at: Date, playerId: number, limits: readonly SetLimit[], amount: Paisa) {
  const usedOf = await sumUse(tx, playerId, limits, at);
  const reached: (Date | null)[] = [];
  for (const limit of limits) {
    const excess = paisa(usedOf(limit) + amount - limit.amount);
    if (excess > 0n) reached.push(amount > limit.amount ? null : await whenGone(tx, at, playerId, limit, excess));
  }
  return reached;
}

/** A month ends at its end; in a rolling period the oldest entries leave one by one. */
async function whenGone(tx: Executor, at: Date, playerId: number, limit: SetLimit, excess: Paisa): Promise<Date | null> {
  if (limit.period === 'month') return periodEnd('month', at);
  const moment = await findMomentOf(tx, playerId, limit, excess, at);
  return moment && periodEnd(limit.period, moment);
}

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, moment) => (last && moment ? (moment > last ? moment : last) : null));
