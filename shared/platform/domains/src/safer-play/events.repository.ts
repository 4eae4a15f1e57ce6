import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { LimitKind, LimitPeriod, SaferPlayEvent } from '@site/api/contracts/safer-play';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface KeptEvent {
  at: Date;
  what: SaferPlayEvent['what'];
  kind: LimitKind | null;
  period: LimitPeriod | null;
  amount: Paisa | null;
  until: Date | null;
}

type NewEvent = { playerId: number } & Pick<KeptEvent, 'at' | 'what'> & Partial<KeptEvent>;

export async function insertEvent(tx: Executor, { playerId, at, what, kind = null, period = null, amount = null, until = null }: NewEvent) {
  await tx.execute(sql`
    insert into safer_play_event (player_id, at, what, kind, period, amount, until)
    values (${playerId}, ${at.toISOString()}, ${what}, ${kind}, ${period}, ${amount}, ${until?.toISOString() ?? null})`);
}

type RawEvent = Columns<'safer_play_event', 'at' | 'amount' | 'until'> & {
  what: SaferPlayEvent['what'];
  kind: LimitKind | null;
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

const toEvent = ({ at, what, kind, period, amount, until }: RawEvent): KeptEvent => ({
  at: new Date(at),
  what,
  kind,
  period,
  amount: amount === null ? null : paisa(BigInt(amount)),
  until: momentOrNull(until),
});
