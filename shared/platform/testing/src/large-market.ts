import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

export interface LargeMarket {
  marketId: string;
  /** Id of the first player; this id and the following ones must be free. */
  first: number;
  count: number;
}

/** Inserts players, each with a main wallet, a ticket and one matched bet in the market, alternately on A and on B. */
export async function addMatchedBets(db: Executor, { marketId, first, count }: LargeMarket) {
  const gift = `fans${first}`;
  const players = sql`generate_series(${first}::int, ${first + count - 1}::int) n`;
  await db.execute(sql`
    insert into players (id, remote_id, username, username_key, email, email_key, phone, password_hash, currency, referral_code, created_at)
      overriding system value
    select n, 'fan' || n, 'fan' || n, 'fan' || n, 'fan' || n, 'fan' || n, '018' || n, '', 'BDT', 'FAN' || n, '2026-01-01'
    from ${players}`);
  await db.execute(sql`
    with funded as (
      insert into account (key, owner, kind, player_id, balance_cached) select 'player:' || n || ':CASH', 'player', 'CASH', n, 100000
      from ${players} returning id, player_id
    ), fund as (
      insert into account (key, owner, kind, player_id, balance_cached) values (${`system:ADJUSTMENT:${gift}`}, 'system', 'ADJUSTMENT', null, ${-100_000 * count})
      returning id
    ), gift as (
      insert into journal (kind, idem_key, ref_type, ref_id, created_at) values ('test', ${gift}, 'test', '', '2026-01-01') returning id
    )
    insert into posting (journal_id, position, account_id, amount)
    select gift.id, row_number() over (), f.id, 100000 from gift, funded f
    union all select gift.id, 0, fund.id, ${-100_000 * count} from gift, fund`);
  await db.execute(sql`
    insert into turnover_ticket (player_id, kind, required, remaining, ref_type, ref_id, created_at, updated_at)
    select n, 'base', 20000, 20000, 'test', n, '2026-01-01', '2026-01-01' from ${players}`);
  await db.execute(sql`
    with bet as (
      insert into exchange_bet (player_id, market_id, event_id, kind, selection, side, odds, stake, state, matched_stake, matched_odds,
        matched_profit, matched_liability, status, placed_at, asked_at, decide_at, in_play)
      select n, ${marketId}, event_id, kind, case when n % 2 = 0 then 'A' else 'B' end, 'back', 200, 10000, 'MATCHED', 10000, 2000000, 10000, 10000, 'open',
        created_at, created_at, created_at, true
      from exchange_market, ${players} where id = ${marketId} returning id, player_id
    ), fill as (
      insert into exchange_fill (bet_id, odds, stake, profit, created_at) select id, 200, 10000, 10000, now() from bet
    ), held as (
      insert into hold (player_id, market_id, amount) select player_id, ${marketId}, 10000 from bet
    )
    insert into exchange_record (transaction_id, player_id, event_name, market_name, selection_name, bet_type, stake, net_profit_loss, status,
      potential_profit, potential_liability, odds, created_at)
    select 'EX' || id, player_id, 'e', 'm', 's', 'back', 10000, 0, 'open', 10000, 10000, '2', now() from bet`);
}
