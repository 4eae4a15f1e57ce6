import type { Price } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import { toBet, type RawBet } from '../bets/bets.repository';
import type { SettlingMarket } from './market.repository';
import type { FreeStakes, MatchedBet, SettledBet } from './settlement.rules';

type Turn = Pick<SettlingMarket, 'id' | 'settlement'>;

const idsOf = (ids: readonly number[]) => sql`${ids}::bigint[]`;

/** The next players with bets in the market. A settlement goes from the lowest id to the highest, and its progress is stored. */
export async function listWaiting(tx: Executor, { id, settlement }: Turn, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<Columns<'exchange_bet', 'player_id'>>(sql`
    select distinct player_id from exchange_bet
    where market_id = ${id} and (matched_stake > 0 or state in ('PLACED', 'UNMATCHED', 'PARTIAL'))
      and player_id > coalesce((select max(player_id) from exchange_settlement where market_id = ${id} and settlement = ${settlement}), 0)
    order by player_id limit ${limit}`);
  return rows.map((row) => Number(row.player_id));
}

type RawMatched = RawBet & { fills: { stake: number; odds: Price }[] };

/** The matched bets of these players. */
export async function listMatched(tx: Executor, marketId: string, playerIds: readonly number[]): Promise<Map<number, MatchedBet[]>> {
  const { rows } = await tx.execute<RawMatched>(sql`
    select b.*, (select json_agg(json_build_object('stake', f.stake, 'odds', f.odds)) from exchange_fill f where f.bet_id = b.id) as fills
    from exchange_bet b
    where market_id = ${marketId} and player_id = any(${idsOf(playerIds)}) and matched_stake > 0 order by b.id`);
  const byPlayer = new Map<number, MatchedBet[]>(playerIds.map((id) => [id, []]));
  for (const row of rows) {
    const fills = row.fills.map(({ stake, odds }) => ({ stake: paisa(BigInt(stake)), odds }));
    byPlayer.get(Number(row.player_id))?.push({ ...toBet(row), fills });
  }
  return byPlayer;
}

/** Result of a player after the previous settlements. */
export interface EarlierResult {
  gross: Paisa;
  commission: Paisa;
  stake: Paisa;
  turnover: Paisa;
  milliVp: bigint;
  free: FreeStakes;
  /** Time of the first settlement. */
  at: Date;
}

type RawBefore = Record<
  'player_id' | 'gross' | 'commission' | 'stake' | 'turnover' | 'milli_vp' | 'free_spent' | 'free_lost' | 'first_at',
  string
>;

export async function readBefore(tx: Executor, marketId: string, playerIds: readonly number[]): Promise<Map<number, EarlierResult>> {
  const { rows } = await tx.execute<RawBefore>(sql`
    select player_id, gross, commission, stake, turnover, milli_vp, free_spent, free_lost,
      (select min(s.settled_at) from exchange_settlement s where s.market_id = p.market_id and s.player_id = p.player_id) as first_at
    from exchange_profit p where market_id = ${marketId} and player_id = any(${idsOf(playerIds)})`);
  return new Map(
    rows.map((row) => [
      Number(row.player_id),
      {
        gross: paisa(BigInt(row.gross)),
        commission: paisa(BigInt(row.commission)),
        stake: paisa(BigInt(row.stake)),
        turnover: paisa(BigInt(row.turnover)),
        milliVp: BigInt(row.milli_vp),
        free: { spent: paisa(BigInt(row.free_spent)), lost: paisa(BigInt(row.free_lost)) },
        at: new Date(row.first_at),
      },
    ]),
  );
}

/** Settles the matched part of the bets; the rest lapses. A void result gives free stakes back. */
export async function saveSettled(tx: Executor, settled: readonly SettledBet[], at: Date) {
  const bets = settled.map(({ bet: { id }, status, net }) => ({ id, status, net }));
  await tx.execute(sql`
    update exchange_bet set state = 'SETTLED', waiting_stake = 0, status = ended.status, net = ended.net, settled_at = ${at.toISOString()},
      free_returned = free_returned or (free_bet_id is not null and ended.status = 'VOID')
    from ${rowsOf('ended', { id: 'bigint', status: 'text', net: 'bigint' }, bets)} where exchange_bet.id = ended.id`);
}

/** Ends the bets without a matched part. @returns their ids */
export async function endUnmatched(tx: Executor, marketId: string, playerIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<Columns<'exchange_bet', 'id'>>(sql`
    update exchange_bet set state = case state when 'PLACED' then 'REJECTED' else 'LAPSED' end, reason = 'closed', waiting_stake = 0, status = null
    where market_id = ${marketId} and player_id = any(${idsOf(playerIds)}) and matched_stake = 0 and state in ('PLACED', 'UNMATCHED', 'PARTIAL')
    returning id`);
  return rows.map(({ id }) => Number(id));
}

export const releaseHolds = (tx: Executor, marketId: string, playerIds: readonly number[]) =>
  tx.execute(sql`delete from hold where market_id = ${marketId} and player_id = any(${idsOf(playerIds)})`);

export interface SettledProfit {
  playerId: number;
  stake: Paisa;
  gross: Paisa;
  commission: Paisa;
  turnover: Paisa;
  milliVp: bigint;
  free: FreeStakes;
  bets: number;
  /** Difference to the settlement before. */
  changed: { stake: Paisa; net: Paisa; turnover: Paisa };
}

export async function saveProfits(tx: Executor, { id, settlement }: Turn, rows: readonly SettledProfit[], at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const changes = rows.map(({ playerId, changed }) => ({ playerId, ...changed }));
  await tx.execute(sql`
    insert into exchange_settlement (market_id, settlement, player_id, stake, net, turnover, settled_at)
    select ${id}, ${settlement}::integer, "playerId", stake, net, turnover, ${now}
    from ${rowsOf('given', { playerId: 'bigint', stake: 'bigint', net: 'bigint', turnover: 'bigint' }, changes)}`);
  const columns = {
    playerId: 'bigint',
    stake: 'bigint',
    gross: 'bigint',
    commission: 'bigint',
    turnover: 'bigint',
    milliVp: 'bigint',
    spent: 'bigint',
    lost: 'bigint',
    bets: 'integer',
  };
  const profits = rows
    .filter(({ bets }) => bets > 0)
    .map(({ playerId, stake, gross, commission, turnover, milliVp, free, bets }) => ({
      playerId,
      stake,
      gross,
      commission,
      turnover,
      milliVp,
      ...free,
      bets,
    }));
  await tx.execute(sql`
    insert into exchange_profit (market_id, player_id, settlement, stake, gross, commission, turnover, milli_vp, free_spent, free_lost, bets, settled_at)
    select ${id}, "playerId", ${settlement}::integer, stake, gross, commission, turnover, "milliVp", spent, lost, bets, ${now}
    from ${rowsOf('given', columns, profits)}
    on conflict (market_id, player_id) do update set settlement = excluded.settlement, stake = excluded.stake, gross = excluded.gross,
      commission = excluded.commission, turnover = excluded.turnover, milli_vp = excluded.milli_vp, free_spent = excluded.free_spent,
      free_lost = excluded.free_lost, bets = excluded.bets,
      settled_at = excluded.settled_at`);
}
