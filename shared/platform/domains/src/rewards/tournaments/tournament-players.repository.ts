import { TOURNAMENT_TABLE_ROWS } from '@site/api/contracts/rewards';
import { paisa, type Paisa } from '@site/api/money';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import { sql } from '@site/platform-kit/data/sql';
import type { Ranked } from './tournaments.rules';

/** Part of a player in a tournament. */
export interface OwnPart {
  points: Paisa;
  /** Place now, or at the end; null without points. */
  place: number | null;
  prize: Paisa;
  isPaid: boolean;
}

/** Parts of a player in several tournaments, by their ids. The place of one that runs is counted from the points of the others. */
export async function findParts(db: Executor, playerId: number, ids: readonly number[]): Promise<Map<number, OwnPart>> {
  const { rows } = await db.execute<Columns<'tournament_player', 'tournament_id' | 'points' | 'prize' | 'paid_at'> & { place: number }>(sql`
    select own.tournament_id, own.points, own.prize, own.paid_at, coalesce(own.place, 1 + (
      select count(*)::int from tournament_player p where p.tournament_id = own.tournament_id and p.points > own.points)) as place
    from tournament_player own where own.player_id = ${playerId} and own.tournament_id = any(${ids}::bigint[])`);
  return new Map(
    rows.map((row) => [
      Number(row.tournament_id),
      {
        points: paisa(BigInt(row.points)),
        place: row.points === '0' ? null : row.place,
        prize: paisa(BigInt(row.prize)),
        isPaid: row.paid_at !== null,
      },
    ]),
  );
}

export interface TournamentTableRow extends Ranked {
  username: string;
  place: number;
  prize: Paisa;
  paidAt: Date | null;
}

/** The first players with points, in their order. */
export async function listTournamentTable(db: Executor, id: number): Promise<TournamentTableRow[]> {
  type Raw = Columns<'tournament_player', 'player_id' | 'points' | 'prize' | 'paid_at'> & { username: string; place: number };
  const { rows } = await db.execute<Raw>(sql`
    with first as (
      select * from tournament_player where tournament_id = ${id} and points > 0
      order by points desc, joined_at, player_id limit ${TOURNAMENT_TABLE_ROWS}
    )
    select f.player_id, f.points, f.prize, f.paid_at, p.username, rank() over (order by f.points desc)::int as place
    from first f join players p on p.id = f.player_id order by f.points desc, f.joined_at, f.player_id`);
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    username: row.username,
    place: row.place,
    points: paisa(BigInt(row.points)),
    prize: paisa(BigInt(row.prize)),
    paidAt: momentOrNull(row.paid_at),
  }));
}

export async function insertPlayer(tx: Executor, id: number, playerId: number, at: Date) {
  await tx.execute(sql`
    insert into tournament_player (tournament_id, player_id, joined_at) values (${id}, ${playerId}, ${at.toISOString()}) on conflict do nothing`);
}

/** Stops the counting of points until the transaction ends. */
export async function lockPlayers(tx: Executor, id: number) {
  await tx.execute(sql`select from tournament_player where tournament_id = ${id} order by player_id for update`);
}

/** Gives each player the place that the points bring. From then on no points count. */
export async function savePlaces(tx: Executor, id: number) {
  await tx.execute(sql`
    update tournament_player p set place = ranked.place
    from (select player_id, rank() over (order by points desc)::int as place from tournament_player where tournament_id = ${id}) ranked
    where p.tournament_id = ${id} and p.player_id = ranked.player_id`);
}

/** Players with points on the first places, most points first, and among the same points who joined first. */
export async function listFirst(tx: Executor, id: number, places: number): Promise<Ranked[]> {
  const { rows } = await tx.execute<Columns<'tournament_player', 'player_id' | 'points'>>(sql`
    select player_id, points from tournament_player where tournament_id = ${id} and place <= ${places} and points > 0
    order by points desc, joined_at, player_id`);
  return rows.map((row) => ({ playerId: Number(row.player_id), points: paisa(BigInt(row.points)) }));
}

export async function savePrizes(tx: Executor, id: number, prizes: ReadonlyMap<number, Paisa>, payAt: Date) {
  const given = [...prizes].flatMap(([playerId, prize]) => (prize > 0n ? [{ playerId, prize }] : []));
  if (!given.length) return;
  await tx.execute(sql`
    update tournament_player p set prize = given.prize, pay_at = ${payAt.toISOString()}
    from ${rowsOf('given', { playerId: 'bigint', prize: 'bigint' }, given)} where p.tournament_id = ${id} and p.player_id = given."playerId"`);
}

export interface DuePrize {
  id: number;
  playerId: number;
}

/** The next prizes that are to be paid, ids in order. */
export async function listDuePrizes(db: Executor, at: Date, after: DuePrize, limit: number): Promise<DuePrize[]> {
  const { rows } = await db.execute<Columns<'tournament_player', 'tournament_id' | 'player_id'>>(sql`
    select tournament_id, player_id from tournament_player
    where pay_at <= ${at.toISOString()}::timestamptz and (tournament_id, player_id) > (${after.id}::bigint, ${after.playerId}::bigint)
    order by tournament_id, player_id limit ${limit}`);
  return rows.map((row) => ({ id: Number(row.tournament_id), playerId: Number(row.player_id) }));
}

/** The prize with the place, locked; null when it is not to be paid now. */
export async function lockPrize(tx: Executor, { id, playerId }: DuePrize, at: Date): Promise<{ prize: Paisa; place: number } | null> {
  const { rows } = await tx.execute<{ prize: string; place: number }>(sql`
    select prize, place from tournament_player
    where tournament_id = ${id} and player_id = ${playerId} and pay_at <= ${at.toISOString()}::timestamptz for update`);
  return rows[0] ? { prize: paisa(BigInt(rows[0].prize)), place: rows[0].place } : null;
}

export async function putOff(tx: Executor, { id, playerId }: DuePrize, payAt: Date) {
  await tx.execute(sql`
    update tournament_player set pay_at = ${payAt.toISOString()} where tournament_id = ${id} and player_id = ${playerId}`);
}

export async function savePaid(tx: Executor, { id, playerId }: DuePrize, at: Date) {
  await tx.execute(sql`
    update tournament_player set pay_at = null, paid_at = ${at.toISOString()} where tournament_id = ${id} and player_id = ${playerId}`);
}
