import { paisa, type Paisa } from '@site/api/money';
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

/** Matched stakes of players up to the end of each minute in which a bet was matched: the newest minutes, the oldest of them first. */
export async function listMatchedSoFar(db: Executor, marketId: string, limit: number): Promise<{ at: Date; stakes: Paisa }[]> {
  const { rows } = await db.execute<{ at: string; stakes: string }>(sql`
    select minute as at, sum(sum(stake)) over (order by minute) as stakes
    from (
      select date_trunc('minute', f.created_at) as minute, f.stake
      from exchange_fill f join exchange_bet b on b.id = f.bet_id where b.market_id = ${marketId}
    ) as fills group by minute order by minute desc limit ${limit}`);
  return rows.map(({ at, stakes }) => ({ at: new Date(at), stakes: paisa(BigInt(stakes)) })).reverse();
}
