import type { Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import type { BetRow } from './bet';
import { toBet, type RawBet } from './bets.repository';

export interface NamedBet {
  bet: BetRow;
  username: string;
}

/** Bets of a market with their players, the newest first. */
export async function listBetsOfMarket(db: Executor, marketId: string, limit: number): Promise<NamedBet[]> {
  const { rows } = await db.execute<RawBet & { username: string }>(sql`
    select b.*, p.username from exchange_bet b join players p on p.id = b.player_id
    where b.market_id = ${marketId} order by b.id desc limit ${limit}`);
  return rows.map((row) => ({ bet: toBet(row), username: row.username }));
}
