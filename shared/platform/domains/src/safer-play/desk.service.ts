import { TIME_OUTS, type Restriction, type TimeOutLength } from '@site/api/contracts/safer-play';
import type { Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { linkedText, writeMessage } from '#notifications';
import { imposedBreakMessage, suggestedLimitMessage } from './desk.messages';
import { listMarked, type MarkedPlayer } from './desk.repository';
import { listEvents } from './events.repository';
import type { LimitName } from './limits.repository';
import { readLimits } from './limits.service';
import { presentTimer } from './play-session.presenter';
import { restrict, restrictionOf } from './restriction.service';
import { presentHistory, presentLimit } from './safer-play.presenter';
import { readTimers } from './timers.service';

/** Days in which a change of limits or a break marks a player. */
const MARKED_DAYS = 30;
const MARKED_MOST = 200;
const EVENTS_SHOWN = 50;
const DAY_S = 86_400;

/** Players whose limits or breaks changed in the last 30 days. */
export const listForDesk = ({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>): Promise<MarkedPlayer[]> => {
  const now = clock.now();
  return listMarked(db, now, secondsAfter(now, -MARKED_DAYS * DAY_S), MARKED_MOST);
};

/** Limits with their use, timers, the break that runs, and the last events of one player. */
export async function readForDesk(db: Executor, playerId: number, now: Date) {
  const limits = (await readLimits(db, playerId, now)).map(presentLimit);
  const timers = (await readTimers(db, playerId, now)).map(presentTimer);
  const { events, total } = await listEvents(db, playerId, { page: 1, perPage: EVENTS_SHOWN });
  const { data: history } = presentHistory(events, total, EVENTS_SHOWN);
  return { limits, timers, restriction: await restrictionOf(db, playerId, now), history };
}

interface DeskAct {
  playerId: number;
  ip: string;
  /** Name of the person who acts. */
  by: string;
  /** Words of the person, which the player reads. */
  reason: string;
}

/** Starts a break for a player. Nobody can shorten it. @throws Refusal `safer_play.not_shorter` */
export function imposeBreak(context: PlatformContext, { by, reason, ...who }: DeskAct, length: TimeOutLength): Promise<Restriction> {
  const endAfter = (now: Date) => secondsAfter(now, TIME_OUTS[length]);
  return restrict(context, who, 'time_out', endAfter, {
    message: (until) => imposedBreakMessage(until ?? context.clock.now(), linkedText(reason)),
    detail: { by, reason },
  });
}

/** Suggests a limit to a player in the inbox; only the player can set it. */
export const suggestLimit = (
  { db, clock }: PlatformContext,
  { playerId, reason }: Pick<DeskAct, 'playerId' | 'reason'>,
  name: LimitName,
  amount: Paisa,
) => inTransaction(db, (tx) => writeMessage(tx, { playerId, at: clock.now(), ...suggestedLimitMessage(name, amount, linkedText(reason)) }));
