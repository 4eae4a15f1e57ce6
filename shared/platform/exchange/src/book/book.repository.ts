import type { Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';
import type { BetRow } from '../bets/bet';
import { toBet, type RawBet } from '../bets/bets.repository';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';

/** A bet of the turn, with a flag for players who may not bet any more. */
export interface OpenOrder extends BetRow {
  isRestricted: boolean;
}

type RawTableBet = RawBet & { is_restricted: boolean };

const toTableBet = (row: RawTableBet): OpenOrder => ({ ...toBet(row), isRestricted: row.is_restricted });

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const isRestricted = (at: Date) => sql`(p.status <> 'active' or exists (
  select from restriction r where r.player_id = b.player_id and (r.until is null or r.until > ${moment(at)})))`;

const IS_WAITING = sql`b.state in ('UNMATCHED', 'PARTIAL')`;

/** The waiting orders of the market and the bets whose delay is over, in queue order. Requires the lock on the market. */
export async function listOpenOrders(tx: Executor, marketId: string, at: Date): Promise<OpenOrder[]> {
  const { rows } = await executePrepared<RawTableBet>(
    tx,
    sql`
    select b.*, ${isRestricted(at)} as is_restricted from exchange_bet b join players p on p.id = b.player_id
    where b.market_id = ${marketId} and (${IS_WAITING} or b.state = 'PLACED' and b.decide_at <= ${moment(at)})
    order by b.queued`,
  );
  return rows.map(toTableBet);
}

/** The bets of the market whose delay is over, and the bet `id` if it waits. */
export async function listCalled(tx: Executor, marketId: string, id: number | null, at: Date): Promise<OpenOrder[]> {
  const { rows } = await executePrepared<RawTableBet>(
    tx,
    sql`
    select b.*, ${isRestricted(at)} as is_restricted from exchange_bet b join players p on p.id = b.player_id
    where b.market_id = ${marketId} and (b.state = 'PLACED' and b.decide_at <= ${moment(at)} or b.id = ${id}::bigint and ${IS_WAITING})`,
  );
  return rows.map(toTableBet);
}

/** The oldest request time among the waiting orders, once for those from before the event began and once for those in play. */
export async function listWaitingSince(tx: Executor, marketId: string): Promise<{ inPlay: boolean; since: Date }[]> {
  const { rows } = await executePrepared<{ in_play: boolean; since: string }>(
    tx,
    sql`
    select played.in_play, oldest.asked_at as since from (values (true), (false)) as played (in_play), lateral (
      select b.asked_at from exchange_bet b where b.market_id = ${marketId} and b.in_play = played.in_play and ${IS_WAITING}
      order by b.asked_at limit 1
    ) as oldest`,
  );
  return rows.map(({ in_play: inPlay, since }) => ({ inPlay, since: new Date(since) }));
}

/** Incoming bets or prices for one side of a runner: they meet waiting orders from `low` to `high`, for at most `stake`. */
export interface Reach {
  selection: string;
  side: 'back' | 'lay';
  low: number;
  high: number;
  stake: Paisa;
}

/**
 * The waiting orders that may be matched, best price first, up to the incoming stakes. Orders of `players`, whose own bets come in, and of
 * players who may not bet are listed but use up no stake.
 */
export async function listMet(
  tx: Executor,
  marketId: string,
  reaches: readonly Reach[],
  players: readonly number[],
  at: Date,
): Promise<OpenOrder[]> {
  if (!reaches.length) return [];
  const columns = { selection: 'text', side: 'text', low: 'integer', high: 'integer', stake: 'bigint' };
  const { rows } = await executePrepared<RawTableBet>(
    tx,
    sql`
    select * from (
      select b.*, ${isRestricted(at)} as is_restricted, reach.stake as coming,
        sum(case when b.player_id = any(${players}::bigint[]) or ${isRestricted(at)} then 0 else b.waiting_stake end) over (
          partition by b.selection, b.side order by case b.side when 'back' then b.odds else -b.odds end, b.queued
          rows between unbounded preceding and 1 preceding) as before
      from ${rowsOf('reach', columns, reaches, 'once')}
      join exchange_bet b on b.market_id = ${marketId} and b.selection = reach.selection and b.side = reach.side
        and b.odds between reach.low and reach.high and ${IS_WAITING}
      join players p on p.id = b.player_id
    ) as met where coalesce(before, 0) < coming`,
  );
  return rows.map(toTableBet);
}

const isDue = (at: Date) => sql`state = 'PLACED' and decide_at <= ${moment(at)}`;

/** Markets of one look at the due bets. A short list is not outdated before its end, when other workers take markets too. */
const LOOK = 16;
/** They are chosen at random from this many of the markets that wait longest, so that several workers seldom choose the same. */
const LOOK_AMONG = 64;

/** Some of the markets with bets that are due at `at`. */
export async function listDueMarkets(db: Executor, at: Date): Promise<string[]> {
  const { rows } = await executePrepared<Columns<'exchange_bet', 'market_id'>>(
    db,
    sql`
    select market_id from (
      select market_id from exchange_bet where ${isDue(at)} group by market_id order by min(decide_at) limit ${LOOK_AMONG}
    ) as due order by random() limit ${LOOK}`,
  );
  return rows.map((row) => row.market_id);
}

/**
 * Locks the market when it has bets that are due and no other transaction has locked it. The bets are the queue: any number of workers take
 * markets from it, and none waits for another one.
 */
export async function claimDueMarket(tx: Executor, id: string, at: Date): Promise<MarketRow | null> {
  const { rows } = await executePrepared<RawMarket>(
    tx,
    sql`
    select m.* from exchange_market m where m.id = ${id} and exists (select from exchange_bet where market_id = m.id and ${isDue(at)})
    for no key update of m skip locked`,
  );
  return rows[0] ? toMarket(rows[0]) : null;
}

/** Reserves a new position at the end of the queue. */
export async function nextInQueue(tx: Executor): Promise<number> {
  const { rows } = await executePrepared<{ place: string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('exchange_bet', 'queued')) as place`,
  );
  return Number(rows[0]?.place);
}
