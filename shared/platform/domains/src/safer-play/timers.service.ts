import { TIMER_KINDS, type TimerKind } from '@site/api/contracts/safer-play';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { writeMessage } from '#notifications';
import { lockCash } from '#ledger';
import { insertEvent } from './events.repository';
import { confirmStep, dropStep, isLoosening, setStep, type LimitTransition } from './limit.rules';
import { refuseWhile } from './guard.service';
import { findRestriction } from './restriction.repository';
import { timerMessage } from './timer.messages';
import { listTimers, saveTimer, type KeptTimer } from './timers.repository';

export interface TimerFacts {
  kind: TimerKind;
  timer: KeptTimer | null;
  now: Date;
}

/** Both timers, in the order of `TIMER_KINDS`. */
export async function readTimers(db: Executor, playerId: number, now: Date): Promise<TimerFacts[]> {
  const timers = await listTimers(db, playerId);
  return TIMER_KINDS.map((kind) => ({ kind, timer: timers.get(kind) ?? null, now }));
}

/** @param minutes null removes the timer. @throws Refusal `safer_play.time_out`, `safer_play.excluded` for a longer one */
export const setTimer = (context: PlatformContext, playerId: number, kind: TimerKind, minutes: number | null) =>
  changeTimer(context, playerId, kind, (timer, now) => setStep(timer, minutes, now));

export const confirmTimer = (context: PlatformContext, playerId: number, kind: TimerKind) =>
  changeTimer(context, playerId, kind, confirmStep);

export const dropTimerChange = (context: PlatformContext, playerId: number, kind: TimerKind) =>
  changeTimer(context, playerId, kind, dropStep);

/** Locks the wallet, so that every bet after the answer is checked against the new timer. */
function changeTimer(
  { db, clock }: PlatformContext,
  playerId: number,
  kind: TimerKind,
  decide: (timer: KeptTimer | null, now: Date) => LimitTransition<number>,
): Promise<TimerFacts> {
  return inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    const now = clock.now();
    const { limit: timer, event } = decide((await listTimers(tx, playerId)).get(kind) ?? null, now);
    if (event) {
      const { what, amount: minutes } = event;
      if (isLoosening(what)) refuseWhile(await findRestriction(tx, playerId, now));
      await saveTimer(tx, playerId, kind, timer);
      await insertEvent(tx, { playerId, at: now, what, timer: { kind, minutes } });
      await writeMessage(tx, { playerId, at: now, ...timerMessage(what, kind, minutes) });
    }
    return { kind, timer, now };
  });
}
