import { sql } from '@site/platform-kit/data/sql';
import type { PosterGame } from '@site/platform-artwork';
import type { Executor } from '@site/platform-kit/data/database';

/** Facts for the drawing of a poster. */
export async function findPosterGame(db: Executor, code: string): Promise<PosterGame | null> {
  const { rows } = await db.execute<{ code: string; name: string; type: PosterGame['type']; supplier: string }>(sql`
    select game.code, game.name, game.type, platform.name as supplier
    from game join platform on platform.code = game.platform where game.code = ${code}`);
  return rows[0] ?? null;
}

/** Games with a text in their name or code, the most favoured first. @param text in small letters */
export async function findPosters(db: Executor, text: string, limit: number) {
  const { rows } = await db.execute<{ code: string; name: string; type: string; platform: string }>(sql`
    select code, name, type, platform from game
    where active and (position(${text} in lower(name)) > 0 or position(${text} in lower(code)) > 0)
    order by favourites desc, code limit ${limit}`);
  return rows;
}
