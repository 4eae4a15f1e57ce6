import { sql } from '@site/platform-kit/data/sql';
import type { NamedGame } from '@site/platform-kit/context/game-houses';
import type { Executor } from '@site/platform-kit/data/database';

export async function findActiveGame(db: Executor, code: string): Promise<NamedGame | null> {
  const { rows } = await db.execute<NamedGame & Record<string, unknown>>(
    sql`select code, name, type, platform from game where code = ${code} and active`,
  );
  return rows[0] ?? null;
}
