import { sql } from 'drizzle-orm';
import type { GameType } from '@site/api/contracts/catalogue';
import type { Executor } from '#core/database';

/** Code of one of a platform's games, by its place. */
export async function findGameOf(tx: Executor, platform: string, type: GameType, place: number): Promise<string> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    select code from game where platform = ${platform} and type = ${type} order by code limit 1 offset ${place}`);
  if (!rows[0]) throw new Error(`${platform} has no game ${place} of ${type}`);
  return rows[0].code;
}

/** What is older has been read. */
export async function markRead(tx: Executor, playerId: number, before: Date) {
  await tx.execute(sql`
    update inbox_messages set read_at = created_at where player_id = ${playerId} and created_at < ${before.toISOString()}`);
}
