import type { Price } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { toMarket, type MarketRow, type RawMarket } from '@site/platform-exchange/markets/markets.repository';

/** Backers' stake in paisa that waits at one price. */
interface WaitingLevel {
  selection: string;
  side: 'back' | 'lay';
  odds: Price;
  size: Paisa;
}

/** Everything in a market that players and the operator changed. */
export interface MarketBook extends MarketRow {
  /** Backers' stakes in paisa. */
  matched: Paisa;
  waiting: readonly WaitingLevel[];
  /** Odds of the last match of each runner, by its id. */
  lastTraded: Readonly<Record<string, Price>>;
  /** Number of changes by players and the operator. */
  changes: number;
  /** Null until it is settled. */
  outcome: 'SETTLED' | 'VOIDED' | null;
}

type RawBook = RawMarket &
  Columns<'exchange_market', 'settled_at' | 'book_version'> & {
    matched: string;
    last_traded: MarketBook['lastTraded'];
    waiting: (Omit<WaitingLevel, 'size'> & { size: string })[];
  };

/** All markets of these events with a row: bet on, or overridden by the operator. */
export async function readBooks(db: Executor, eventIds: readonly string[]): Promise<MarketBook[]> {
  const { rows } = await db.execute<RawBook>(sql`
    select m.*, coalesce((
      select json_agg(w) from (
        select selection, side, odds, sum(waiting_stake)::text as size from exchange_bet b
        where b.market_id = m.id and state in ('UNMATCHED', 'PARTIAL') and waiting_stake > 0 group by selection, side, odds
      ) w
    ), '[]') as waiting
    from exchange_market m where m.event_id = any(${eventIds}::text[])`);
  return rows.map(toBook);
}

const toBook = (row: RawBook): MarketBook => ({
  ...toMarket(row),
  matched: paisa(BigInt(row.matched)),
  // Orders of a decided market are no offers, and end one by one without a change of the market.
  waiting: row.result ? [] : row.waiting.map(({ size, ...level }) => ({ ...level, size: paisa(BigInt(size)) })),
  lastTraded: row.last_traded,
  changes: Number(row.book_version),
  outcome: row.settled_at === null ? null : row.result?.kind === 'void' ? 'VOIDED' : 'SETTLED',
});
