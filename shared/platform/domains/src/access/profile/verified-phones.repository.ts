import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** Main and extra numbers that the player has verified, in the stored spelling. */
export async function listVerifiedPhones(db: Executor, playerId: number): Promise<string[]> {
  const { rows } = await db.execute<Columns<'players', 'phone'>>(sql`
    select phone from players where id = ${playerId} and phone_verified_at is not null
    union all select phone from other_phones where player_id = ${playerId} and verified_at is not null`);
  return rows.map(({ phone }) => phone);
}
