import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import type { WaitingPrice } from './offered-market';

/** Owner of the sum of the orders of players who are not asked for. */
const NOBODY = 0;

type RawPrice = { market_id: string; owner: string; selection: string; side: 'back' | 'lay'; odds: WaitingPrice['odds']; stake: string };

/** Stakes that wait in these markets, by price; those of `players` are separate, because nobody is matched with himself. @returns by market */
export async function listWaitingPrices(db: Executor, marketIds: readonly string[], players: readonly number[]) {
  const { rows } = await executePrepared<RawPrice>(
    db,
    sql`
    select b.market_id, case when b.player_id = any(${players}::bigint[]) then b.player_id else ${NOBODY} end as owner,
      b.selection, b.side, b.odds, sum(b.waiting_stake) as stake
    from exchange_bet b where b.market_id = any(${marketIds}::text[]) and b.state in ('UNMATCHED', 'PARTIAL') and b.waiting_stake > 0
    group by 1, 2, 3, 4, 5`,
  );
  const found = new Map<string, WaitingPrice[]>();
  for (const { market_id: id, owner, selection, side, odds, stake } of rows) {
    const price = { playerId: Number(owner), selection, side, odds, stake: paisa(BigInt(stake)) };
    found.set(id, [...(found.get(id) ?? []), price]);
  }
  return found;
}
