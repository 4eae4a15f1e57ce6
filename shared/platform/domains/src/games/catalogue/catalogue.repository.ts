import { sql } from '@site/platform-kit/data/sql';
import type { GameType } from '@site/api/contracts/catalogue';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { SeedGame } from './game-generator';

export interface GameRow {
  code: string;
  name: string;
  type: GameType;
  platform: string;
  /** Set for sports entries only. */
  icon: string | null;
  displayOrder: number;
  favourites: number;
  createdAt: Date;
}

export interface PlatformRow {
  code: string;
  name: string;
}

interface NewPlatform extends PlatformRow {
  wallet: 'shared' | 'transfer';
}

type RawGame = Columns<'game', 'code' | 'name' | 'platform' | 'icon' | 'display_order' | 'favourites' | 'created_at'> & { type: GameType };

const toGame = (row: RawGame): GameRow => ({
  code: row.code,
  name: row.name,
  type: row.type,
  platform: row.platform,
  icon: row.icon,
  displayOrder: row.display_order,
  favourites: row.favourites,
  createdAt: new Date(row.created_at),
});

const COLUMNS = sql`game.code, game.name, game.type, game.platform, game.icon, game.display_order, game.favourites, game.created_at`;

export async function listActiveGames(db: Executor): Promise<GameRow[]> {
  const { rows } = await db.execute<RawGame>(sql`select ${COLUMNS} from game where active order by display_order`);
  return rows.map(toGame);
}

export async function listPlatforms(db: Executor): Promise<PlatformRow[]> {
  const { rows } = await db.execute<Columns<'platform', 'code' | 'name'>>(sql`select code, name from platform order by display_order`);
  return rows;
}

export async function listFavourites(db: Executor, playerId: number): Promise<GameRow[]> {
  const { rows } = await db.execute<RawGame>(sql`
    select ${COLUMNS} from favourite_game join game on game.code = favourite_game.game_code and game.active
    where favourite_game.player_id = ${playerId} order by favourite_game.created_at desc, game.code`);
  return rows.map(toGame);
}

export async function listRecent(db: Executor, playerId: number, limit: number): Promise<GameRow[]> {
  const { rows } = await db.execute<RawGame>(sql`
    select ${COLUMNS} from (select game_code, max(started_at) as at from game_session where player_id = ${playerId} group by game_code) as played
    join game on game.code = played.game_code and game.active order by played.at desc, game.code limit ${limit}`);
  return rows.map(toGame);
}

export async function hasActiveGame(db: Executor, code: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from game where code = ${code} and active`);
  return rows.length > 0;
}

/** Marks a favourite. The game's own count changes only when the mark does. */
export async function addFavourite(tx: Executor, playerId: number, code: string, at: Date) {
  await tx.execute(sql`
    with added as (
      insert into favourite_game (player_id, game_code, created_at) values (${playerId}, ${code}, ${at.toISOString()})
      on conflict do nothing returning game_code
    ) update game set favourites = favourites + 1 where code in (select game_code from added)`);
}

export async function removeFavourite(tx: Executor, playerId: number, code: string) {
  await tx.execute(sql`
    with removed as (delete from favourite_game where player_id = ${playerId} and game_code = ${code} returning game_code)
    update game set favourites = greatest(favourites - 1, 0) where code in (select game_code from removed)`);
}

/** Adds missing platforms and games; existing ones keep the operator's changes. */
export async function insertCatalogue(tx: Executor, platforms: readonly NewPlatform[], games: readonly SeedGame[]) {
  await tx.execute(sql`
    insert into platform (code, name, display_order, wallet)
    select * from unnest(${platforms.map(({ code }) => code)}::text[], ${platforms.map(({ name }) => name)}::text[],
      ${platforms.map((_, index) => index + 1)}::int[], ${platforms.map(({ wallet }) => wallet)}::text[]) on conflict (code) do nothing`);
  await tx.execute(sql`
    insert into game (code, name, type, platform, icon, display_order, favourites, created_at)
    select * from unnest(${games.map(({ code }) => code)}::text[], ${games.map(({ name }) => name)}::text[],
      ${games.map(({ type }) => type)}::text[], ${games.map(({ platform }) => platform)}::text[],
      ${games.map(({ icon }) => icon)}::text[],
      ${games.map(({ displayOrder }) => displayOrder)}::int[], ${games.map(({ favourites }) => favourites)}::int[],
      ${games.map(({ createdAt }) => createdAt.toISOString())}::timestamptz[]) on conflict (code) do nothing`);
}
