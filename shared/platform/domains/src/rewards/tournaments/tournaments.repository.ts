import type { GameType } from '@site/api/contracts/catalogue';
import { TOURNAMENT_DAYS_LISTED, TOURNAMENTS_LISTED } from '@site/api/contracts/rewards';
import { paisa, type Paisa } from '@site/api/money';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { TournamentState } from './tournaments.rules';

export interface TournamentRow {
  id: number;
  name: string;
  nameBn: string;
  /** Null for every category. */
  gameType: GameType | null;
  /** Null for all games of the category. */
  gameCodes: string[] | null;
  /** Names of these games. */
  games: string[];
  from: Date;
  until: Date;
  prizes: Paisa[];
  state: TournamentState;
  proposedBy: string;
  decidedBy: string | null;
  createdAt: Date;
  closedAt: Date | null;
  /** Players who have joined. */
  players: number;
}

type RawTournament = Columns<'tournament'> & { state: TournamentState; game_type: GameType | null; games: string[]; players: number };

const toRow = (row: RawTournament): TournamentRow => ({
  id: Number(row.id),
  name: row.name,
  nameBn: row.name_bn,
  gameType: row.game_type,
  gameCodes: row.game_codes,
  games: row.games,
  from: new Date(row.starts_at),
  until: new Date(row.ends_at),
  prizes: row.prizes.map((prize) => paisa(BigInt(prize))),
  state: row.state,
  proposedBy: row.proposed_by,
  decidedBy: row.decided_by,
  createdAt: new Date(row.created_at),
  closedAt: momentOrNull(row.closed_at),
  players: row.players,
});

const ROW = sql`select t.*, array(select g.name from game g where g.code = any(t.game_codes) order by g.name) as games,
  (select count(*)::int from tournament_player p where p.tournament_id = t.id) as players from tournament t`;

async function listRows(db: Executor, rest: SQL): Promise<TournamentRow[]> {
  const { rows } = await db.execute<RawTournament>(sql`${ROW} ${rest}`);
  return rows.map(toRow);
}

const DAY_MS = 86_400_000;

/** Tournaments that run, come or have ended lately, the last to begin first. @param joinedBy only those that this player has joined */
export const listShown = (db: Executor, at: Date, joinedBy: number | null) =>
  listRows(
    db,
    sql`where t.state in ('planned', 'closed') and t.ends_at > ${new Date(at.getTime() - TOURNAMENT_DAYS_LISTED * DAY_MS).toISOString()}::timestamptz
      and (${joinedBy}::bigint is null or exists (select from tournament_player p where p.tournament_id = t.id and p.player_id = ${joinedBy}))
      order by t.starts_at desc, t.id desc limit ${TOURNAMENTS_LISTED}`,
  );

/** Tournaments in every state, the newest first. */
export const listAllTournaments = (db: Executor, limit: number) => listRows(db, sql`order by t.id desc limit ${limit}`);

export async function findTournament(db: Executor, id: number): Promise<TournamentRow | null> {
  const [row] = await listRows(db, sql`where t.id = ${id}`);
  return row ?? null;
}

/**
 * Keeps the tournament as it is until the transaction ends. @param how `share` lets others read it at the same time, as players who join do
 */
export async function lockTournament(tx: Executor, id: number, how: 'share' | 'update'): Promise<TournamentRow | null> {
  await tx.execute(sql`select from tournament where id = ${id} for ${sql.raw(how)}`);
  return findTournament(tx, id);
}

/** Ids of planned tournaments that ended before a moment. */
export async function listEnded(db: Executor, before: Date): Promise<number[]> {
  const { rows } = await db.execute<Columns<'tournament', 'id'>>(sql`
    select id from tournament where state = 'planned' and ends_at <= ${before.toISOString()}::timestamptz order by ends_at, id`);
  return rows.map(({ id }) => Number(id));
}

export type NewTournament = Pick<
  TournamentRow,
  'name' | 'nameBn' | 'gameType' | 'gameCodes' | 'from' | 'until' | 'prizes' | 'proposedBy' | 'createdAt'
>;

/** @returns its id; it waits for the decision */
export async function insertTournament(tx: Executor, planned: NewTournament): Promise<number> {
  const { name, nameBn, gameType, gameCodes, from, until, prizes, proposedBy, createdAt } = planned;
  const { rows } = await tx.execute<Columns<'tournament', 'id'>>(sql`
    insert into tournament (name, name_bn, game_type, game_codes, starts_at, ends_at, prizes, state, proposed_by, created_at)
    values (${name}, ${nameBn}, ${gameType}, ${gameCodes}::text[], ${from.toISOString()}, ${until.toISOString()}, ${prizes.map(String)}::bigint[],
      'proposed', ${proposedBy}, ${createdAt.toISOString()}) returning id`);
  return Number(rows[0]?.id);
}

export async function saveState(tx: Executor, id: number, state: 'planned' | 'refused' | 'withdrawn', by: string) {
  await tx.execute(sql`update tournament set state = ${state}, decided_by = ${by} where id = ${id}`);
}

export async function saveClosed(tx: Executor, id: number, at: Date) {
  await tx.execute(sql`update tournament set state = 'closed', closed_at = ${at.toISOString()} where id = ${id}`);
}

/** Codes of the list that no game of the catalogue has, or none of the category. */
export async function listUnknownCodes(db: Executor, codes: readonly string[], gameType: GameType | null): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from unnest(${codes}::text[]) as code
    where not exists (select from game g where g.code = code.code and (${gameType}::text is null or g.type = ${gameType}))`);
  return rows.map(({ code }) => code);
}
