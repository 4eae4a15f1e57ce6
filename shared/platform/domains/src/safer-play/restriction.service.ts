import {
  EXCLUSIONS,
  TIME_OUTS,
  type ExclusionLength,
  type Restriction,
  type StopLength,
  type TimeOutLength,
} from '@site/api/contracts/safer-play';
import { writeAudit } from '@site/platform-kit/http/audit';
import { secondsAfter, secondsBetween } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { writeMessage, type MessageWords } from '#notifications';
import { lockCash } from '#ledger';
import { insertEvent } from './events.repository';
import { monthsAfter } from './period.rules';
import { fullStopMessage, restrictionMessage } from './restriction.messages';
import { findRestriction, insertRestriction } from './restriction.repository';

/** The break or exclusion that forbids the player everything but withdrawals; null when none runs. It ends by itself. */
export const restrictionOf = (db: Executor, playerId: number, now: Date): Promise<Restriction | null> => findRestriction(db, playerId, now);

interface Who {
  playerId: number;
  ip: string;
}

const endOfBreak = (length: TimeOutLength) => (now: Date) => secondsAfter(now, TIME_OUTS[length]);

function endOfExclusion(length: ExclusionLength) {
  const months = EXCLUSIONS[length];
  return (now: Date) => (months === null ? null : monthsAfter(now, months));
}

/** @throws Refusal `safer_play.not_shorter` */
export const takeTimeOut = (context: PlatformContext, who: Who, length: TimeOutLength) =>
  restrict(context, who, 'time_out', endOfBreak(length));

/** @throws Refusal `safer_play.not_shorter` */
export const excludeSelf = (context: PlatformContext, who: Who, length: ExclusionLength) =>
  restrict(context, who, 'excluded', endOfExclusion(length));

const isBreak = (length: StopLength): length is TimeOutLength => length in TIME_OUTS;

/** Starts the break or the exclusion of a full stop. @throws Refusal `safer_play.not_shorter` */
export function stopPlay(context: PlatformContext, who: Who, length: StopLength): Promise<Restriction> {
  const [kind, endAfter] = isBreak(length) ? (['time_out', endOfBreak(length)] as const) : (['excluded', endOfExclusion(length)] as const);
  return restrict(context, who, kind, endAfter, { message: (until) => fullStopMessage(kind, until), detail: { full: true } });
}

interface Telling {
  /** Inbox message about the end; null lasts for ever. */
  message: (until: Date | null) => MessageWords;
  /** Further facts for the audit log. */
  detail?: Record<string, unknown>;
}

/**
 * Restricts a player in one transaction: closes play, refuses new play, and writes history, inbox and audit log. Slower effects, such as
 * the end of waiting orders, run in the background afterwards.
 */
export async function restrict(
  context: PlatformContext,
  { playerId, ip }: Who,
  kind: Restriction['kind'],
  endAfter: (now: Date) => Date | null,
  { message, detail }: Telling = { message: (until) => restrictionMessage(kind, until) },
): Promise<Restriction> {
  const { db, clock, background, onRestricted } = context;
  const restriction = await inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    const at = clock.now();
    const until = endAfter(at);
    const running = await restrictionOf(tx, playerId, at);
    if (running?.kind === kind && isSameClick(until, running)) return running;
    if (running && isShorter(until, running)) throw new Refusal('safer_play.not_shorter', untilOf(running));

    await insertRestriction(tx, { playerId, kind, until, at });
    for (const { within } of onRestricted) await within?.(tx, playerId, at);
    await insertEvent(tx, { playerId, at, what: kind, until });
    await writeMessage(tx, { playerId, at, ...message(until) });
    await writeAudit(tx, { at, action: `safer_play.${kind}`, playerId, ip, detail: { until: until?.toISOString() ?? null, ...detail } });
    const now = await restrictionOf(tx, playerId, at);
    if (!now) throw new Error('A restriction does not hold');
    return now;
  });
  for (const { name, after } of onRestricted) if (after) background.run(`${name} of a restricted player`, () => after(playerId));
  return restriction;
}

const SAME_CLICK_S = 60;

/** True for a repeated click shortly after the first: the restriction already runs. */
const isSameClick = (until: Date | null, running: Restriction) =>
  until === null || running.until === null
    ? until === running.until
    : Math.abs(secondsBetween(new Date(running.until), until)) < SAME_CLICK_S;

const isShorter = (until: Date | null, running: Restriction) =>
  until !== null && (running.until === null || until < new Date(running.until));

const untilOf = ({ until }: Restriction) => (until === null ? {} : { until: new Date(until) });
