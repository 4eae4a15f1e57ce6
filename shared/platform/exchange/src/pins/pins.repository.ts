import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** Ids of events, in pin order. */
export async function listPins(db: Executor, playerId: number): Promise<string[]> {
  const { rows } = await db.execute<Columns<'exchange_pin', 'event_id'>>(
    sql`select event_id from exchange_pin where player_id = ${playerId} order by id`,
  );
  return rows.map(({ event_id }) => event_id);
}

export async function insertPin(tx: Executor, playerId: number, eventId: string, at: Date) {
  await tx.execute(sql`
    insert into exchange_pin (player_id, event_id, pinned_at) values (${playerId}, ${eventId}, ${at.toISOString()}) on conflict do nothing`);
}

export async function deletePins(tx: Executor, playerId: number, eventIds: readonly string[]) {
  if (!eventIds.length) return;
  await tx.execute(sql`delete from exchange_pin where player_id = ${playerId} and event_id = any(${eventIds}::text[])`);
}
