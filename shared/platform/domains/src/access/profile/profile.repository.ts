import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** Writes the birthday once. @returns true when this call wrote it */
export async function saveBirthday(db: Executor, playerId: number, day: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update players set date_of_birth = ${day} where id = ${playerId} and date_of_birth is null`);
  return rowCount === 1;
}

/** Start of this session, and of the player's session before it; null where there is none. */
export async function findLogInTimes(db: Executor, playerId: number, sessionId: number) {
  const begun = async (which: SQL) => {
    const { rows } = await db.execute<Columns<'sessions', 'created_at'>>(sql`
      select created_at from sessions where player_id = ${playerId} and ${which} order by id desc limit 1`);
    return rows[0] ? new Date(rows[0].created_at) : null;
  };
  const [previous, current] = await Promise.all([begun(sql`id < ${sessionId}`), begun(sql`id = ${sessionId}`)]);
  return { previous, current };
}
