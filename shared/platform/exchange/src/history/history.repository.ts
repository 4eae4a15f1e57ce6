import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { ExchangeSport } from '@site/api/contracts/exchange';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { isWithin } from '@site/platform-kit/data/within';
import type { PeriodRange } from '@site/platform-kit/time/record-period';
import type { MarketResult } from '@site/platform-match-simulator/feed';

export interface ProfitFilter {
  playerId: number;
  range: PeriodRange;
  sport: ExchangeSport | null;
}

/** Result of one settled market for a player, in paisa. */
export interface MarketProfitRow {
  marketId: string;
  eventName: string;
  marketName: string;
  sport: ExchangeSport;
  selections: readonly { id: string; name: string }[];
  result: MarketResult;
  gross: Paisa;
  commission: Paisa;
  bets: number;
  settledAt: Date;
}

type RawProfit = Columns<'exchange_profit', 'market_id' | 'gross' | 'commission' | 'bets' | 'settled_at'> &
  Columns<'exchange_market', 'event_name' | 'name'> & {
    sport: ExchangeSport;
    selections: MarketProfitRow['selections'];
    result: MarketResult;
  };

const profitsOf = ({ playerId, range, sport }: ProfitFilter) => sql`
  exchange_profit p join exchange_market m on m.id = p.market_id
  where p.player_id = ${playerId} and ${isWithin(sql`p.settled_at`, range)} and (${sport}::text is null or m.sport = ${sport})`;

/** Newest markets first. */
export async function listProfits(
  db: Executor,
  filter: ProfitFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<MarketProfitRow[]> {
  const { rows } = await db.execute<RawProfit>(sql`
    select p.market_id, m.event_name, m.name, m.sport, m.selections, m.result, p.gross, p.commission, p.bets, p.settled_at
    from ${profitsOf(filter)} order by p.settled_at desc, p.market_id limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows.map((row) => ({
    marketId: row.market_id,
    eventName: row.event_name,
    marketName: row.name,
    sport: row.sport,
    selections: row.selections,
    result: row.result,
    gross: paisa(BigInt(row.gross)),
    commission: paisa(BigInt(row.commission)),
    bets: row.bets,
    settledAt: new Date(row.settled_at),
  }));
}

export async function sumProfits(db: Executor, filter: ProfitFilter) {
  const { rows } = await db.execute<{ total: number; gross: string; commission: string }>(sql`
    select count(*)::int as total, coalesce(sum(p.gross), 0)::bigint as gross, coalesce(sum(p.commission), 0)::bigint as commission
    from ${profitsOf(filter)}`);
  const [row] = rows;
  return { total: row?.total ?? 0, gross: paisa(BigInt(row?.gross ?? 0)), commission: paisa(BigInt(row?.commission ?? 0)) };
}

/** Results of the markets of these events, from the operator or from the feed. */
export async function listDecided(db: Executor, eventIds: readonly string[]): Promise<Map<string, MarketResult>> {
  const { rows } = await db.execute<{ id: string; result: MarketResult }>(sql`
    select id, result from exchange_market where event_id = any(${eventIds}::text[]) and result is not null`);
  return new Map(rows.map(({ id, result }) => [id, result]));
}
