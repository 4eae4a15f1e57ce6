import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { TIMER_KINDS, type LimitKind, type LimitPeriod, type SaferPlayEvent, type TimerKind } from '@site/api/contracts/safer-play';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface KeptEvent {
  at: Date;
  what: SaferPlayEvent['what'];
  kind: LimitKind | null;
  period: LimitPeriod | null;
  amount: Paisa | null;
  /** The timer of an event about one; null minutes remove it. */
  timer: { kind: TimerKind; minutes: number | null } | null;
  until: Date | null;
}

type NewEvent = { playerId: number } & Pick<KeptEvent, 'at' | 'what'> & Partial<KeptEvent>;

/** The row of a timer has its kind and its minutes in the columns of a limit. */
export async function insertEvent(
  tx: Executor,
  { playerId, at, what, kind = null, period = null, amount = null, timer = null, until = null }: NewEvent,
) {
  const stored = timer ? { kind: timer.kind, value: timer.minutes } : { kind, value: amount };
  await tx.execute(sql`
    insert into safer_play_event (player_id, at, what, kind, period, amount, until)
    values (${playerId}, ${at.toISOString()}, ${what}, ${stored.kind}, ${period}, ${stored.value}, ${until?.toISOString() ?? null})`);
}

type RawEvent = Columns<'safer_play_event', 'at' | 'amount' | 'until'> & {
  what: SaferPlayEvent['what'];
  kind: LimitKind | TimerKind | null;
  period: LimitPeriod | null;
};

/** One page, newest first, and the number of all events. */
export async function listEvents(db: Executor, playerId: number, { page, perPage }: { page: number; perPage: number }) {
  const { rows } = await db.execute<RawEvent>(sql`
    select at, what, kind, period, amount, until from safer_play_event where player_id = ${playerId}
    order by id desc limit ${perPage} offset ${(page - 1) * perPage}`);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from safer_play_event where player_id = ${playerId}`,
  );
  return { events: rows.map(toEvent), total: counted[0]?.total ?? 0 };
}

const timerIn = (kind: RawEvent['kind']): TimerKind | null => TIMER_KINDS.find((timer) => timer === kind) ?? null;

function toEvent({ at, what, kind, period, amount, until }: RawEvent): KeptEvent {
  const timer = timerIn(kind);
  return {
    at: new Date(at),
    what,
    kind: timer ? null : (kind as LimitKind | null),
    period,
    amount: timer || amount === null ? null : paisa(BigInt(amount)),
    timer: timer && { kind: timer, minutes: amount === null ? null : Number(amount) },
    until: momentOrNull(until),
  };
}
