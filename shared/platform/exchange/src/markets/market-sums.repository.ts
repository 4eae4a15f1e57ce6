import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';

/** Sums of the players' bets in a market. */
export interface MarketSums {
  marketId: string;
  eventId: string;
  /** Backers' stakes that were matched, of players alone. */
  matched: Paisa;
  /** Bets that count or wait. */
  openBets: number;
  /** Orders of which a part waits. */
  waiting: number;
  /** Sum of the holds: the most that players can lose. */
  exposure: Paisa;
}

type RawSums = Record<'id' | 'event_id' | 'matched' | 'exposure', string> & { open_bets: number; waiting: number };

/** Sums of the markets of these events that players have bet on. */
export async function listMarketSums(db: Executor, eventIds: readonly string[]): Promise<MarketSums[]> {
  const { rows } = await db.execute<RawSums>(sql`
    select m.id, m.event_id, m.matched,
      (select count(*)::int from exchange_bet b where b.market_id = m.id and b.state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED')) as open_bets,
      (select count(*)::int from exchange_bet b where b.market_id = m.id and b.state in ('UNMATCHED', 'PARTIAL')) as waiting,
      (select coalesce(sum(h.amount), 0) from hold h where h.market_id = m.id) as exposure
    from exchange_market m where m.event_id = any(${eventIds}::text[])`);
  return rows.map((row) => ({
    marketId: row.id,
    eventId: row.event_id,
    matched: paisa(BigInt(row.matched)),
    openBets: row.open_bets,
    waiting: row.waiting,
    exposure: paisa(BigInt(row.exposure)),
  }));
}
