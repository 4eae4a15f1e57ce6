import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';

/** A text that changes with any matched bet of the market. */
export async function readMatchedState(db: Executor, marketId: string): Promise<string> {
  const { rows } = await db.execute<{ state: string | null }>(sql`
    select md5(string_agg(id || ':' || state || ':' || matched_stake || ':' || matched_odds, ',' order by id)) as state
    from exchange_bet where market_id = ${marketId} and matched_stake > 0`);
  return rows[0]?.state ?? '';
}

interface NamedWallet {
  username: string;
  cash: Paisa;
}

/** Names and main wallets of these players. */
export async function readWallets(db: Executor, playerIds: readonly number[]): Promise<Map<number, NamedWallet>> {
  const { rows } = await db.execute<{ id: string; username: string; cash: string }>(sql`
    select p.id, p.username, coalesce(a.balance_cached, 0) as cash
    from players p left join account a on a.key = 'player:' || p.id || ':CASH' where p.id = any(${playerIds}::bigint[])`);
  return new Map(rows.map(({ id, username, cash }) => [Number(id), { username, cash: paisa(BigInt(cash)) }]));
}
