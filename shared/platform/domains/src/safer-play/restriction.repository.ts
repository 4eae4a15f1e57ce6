import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { Executor } from '@site/platform-kit/data/database';

export interface NewRestriction {
  playerId: number;
  kind: Restriction['kind'];
  /** Null lasts for ever. */
  until: Date | null;
  at: Date;
}

export async function insertRestriction(tx: Executor, { playerId, kind, until, at }: NewRestriction) {
  await tx.execute(sql`
    insert into restriction (player_id, kind, until, created_at)
    values (${playerId}, ${kind}, ${until?.toISOString() ?? null}, ${at.toISOString()})`);
}

/** Column of a larger statement: the player's break or exclusion at a moment, null when none runs. */
export type RestrictionColumn = { kind: Restriction['kind']; until: number | null } | null;

/** An exclusion wins over a break, and the latest end counts. */
export const restrictionColumn = (playerId: SQL | number, at: Date) => sql`
  (select json_build_object('kind', case when bool_or(r.kind = 'excluded') then 'excluded' else 'time_out' end,
      'until', case when bool_or(r.until is null) then null else extract(epoch from max(r.until)) * 1000 end)
    from restriction r where r.player_id = ${playerId} and (r.until is null or r.until > ${at.toISOString()}::timestamptz) having count(*) > 0)`;

export const toRestriction = (column: RestrictionColumn): Restriction | null =>
  column && { kind: column.kind, until: column.until === null ? null : new Date(column.until).toISOString() };

export async function findRestriction(db: Executor, playerId: number, at: Date): Promise<Restriction | null> {
  const { rows } = await db.execute<{ restriction: RestrictionColumn }>(sql`select ${restrictionColumn(playerId, at)} as restriction`);
  return toRestriction(rows[0]?.restriction ?? null);
}
