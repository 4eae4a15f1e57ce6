import { sql } from 'drizzle-orm';
import { assertLedger, lock } from '#modules/ledger/ledger.service';
import { playerCash } from '#modules/ledger/ledger.accounts';
import { createTestPlatform, type TestPlatform } from '#testing/test-platform';
import { decideMarket, settleMarket } from './settle-market.service';
import { openMarket } from './testing';
jest.setTimeout(120_000);
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

it.each([
  [5000, 5000],
  [500, 5000],
])('%d players, %d bets', async (players, bets) => {
  const { db } = platform;
  const marketId = await openMarket(platform, 'fancy');
  await db.execute(sql`
    insert into players (username, username_key, email, email_key, phone, password_hash, remote_id, referral_code, name, currency, created_at)
    select 's' || ${players}::int || '-' || n, 's' || ${players}::int || '-' || n, n || '@' || ${players}::int || 'x', n || '@' || ${players}::int || 'x', 'p' || ${players}::int || n, 'x', 'r' || ${players}::int || '-' || n, 'c' || ${players}::int || '-' || n, '', 'BDT', now()
    from generate_series(1, ${players}::int) n`);
  const { rows } = await db.execute<{ id: string }>(sql`select id from players where username like ${`s${players}-%`}`);
  await db.transaction(async (tx) => {
    await lock(
      tx,
      rows.map(({ id }) => playerCash(Number(id))),
    );
  });
  await db.execute(
    sql`update account set balance_cached = 1000000 where key = any(${sql.param(rows.map(({ id }) => playerCash(Number(id)).key))}::text[])`,
  );
  await db.execute(sql`
    insert into exchange_bet (player_id, market_id, event_id, kind, selection, side, odds, run, stake, state, matched_stake, matched_odds,
      matched_profit, matched_liability, status, placed_at, asked_at, decide_at, in_play)
    select (array(select id from players where username like ${`s${players}-%`}))[1 + n % ${players}::int], ${marketId}, 'e', 'fancy', ${marketId}, 'yes', 9000, 45, 10000, 'MATCHED', 10000, 10000, 9000, 10000, 'open', now(), now(), now(), true
    from generate_series(1, ${bets}::int) n`);
  await db.execute(
    sql`insert into exchange_fill (bet_id, odds, run, stake, profit, created_at) select id, 9000, 45, 10000, 9000, now() from exchange_bet where market_id = ${marketId}`,
  );
  await db.execute(
    sql`insert into hold select player_id, market_id, sum(stake) from exchange_bet where market_id = ${marketId} group by 1, 2`,
  );
  await db.execute(sql`insert into exchange_record (transaction_id, player_id, event_name, market_name, selection_name, bet_type, stake, potential_profit, potential_liability, odds, created_at)
    select 'EX' || id, player_id, 'e', 'm', 's', 'yes', stake, 9000, 10000, '90', now() from exchange_bet where market_id = ${marketId}`);
  const begun = performance.now();
  await decideMarket(platform.context, marketId, { kind: 'runs', runs: 44 });
  await settleMarket(platform.context, marketId);
  process.stderr.write(`${players} players ${bets} bets: ${Math.round(performance.now() - begun)} ms\n`);
  const again = performance.now();
  await decideMarket(platform.context, marketId, { kind: 'runs', runs: 46 });
  await settleMarket(platform.context, marketId);
  process.stderr.write(`again: ${Math.round(performance.now() - again)} ms\n`);
  const { rows: open } = await db.execute(sql`select 1 from exchange_bet where market_id = ${marketId} and state <> 'SETTLED'`);
  expect(open).toEqual([]);
  void assertLedger;
});
