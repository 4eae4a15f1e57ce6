import { randomUUID } from 'node:crypto';
import { sweep } from '@site/platform-demo-games/settlement.service';
import { signUpReady } from '@site/platform-domains/funds/testing';
import { assertLedger } from '@site/platform-domains/ledger';
import { sql } from '@site/platform-kit/data/sql';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createTestSupplier, moneyOf as gameMoneyOf, openGame, playRound, SLOTS } from '@site/platform-testing/transfer-games';
import { createBreakableProxy, type BreakableProxy } from '@site/testing/breakable-proxy';
import { MONEY_PATHS, post, type MoneyPath } from './money-paths';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: BreakableProxy;
let platform: TestPlatform;
beforeAll(async () => {
  made = await createTestDatabase();
  proxy = await createBreakableProxy(made.url);
  platform = await createTestPlatform({ database: openTestDatabase(proxy.url, 10) });
});
afterEach(async () => {
  await proxy.work();
  await assertLedger(platform.db);
});
afterAll(async () => {
  await platform.stop();
  await proxy.close();
  await made.drop();
});

/** Balances of the player's accounts, and numbers of rows that only money writes. */
async function moneyOf({ playerId }: MoneyPath) {
  const { rows } = await platform.db.execute<Record<string, unknown>>(sql`
    select (select jsonb_object_agg(kind, balance_cached) from account where player_id = ${playerId}) as balances,
      (select sum(amount) from hold where player_id = ${playerId}) as held,
      (select count(distinct journal_id) from posting p join account a on a.id = p.account_id where a.player_id = ${playerId}) as journals,
      (select count(*) from cash_transaction where player_id = ${playerId}) as requests,
      (select count(*) from exchange_bet where player_id = ${playerId}) as bets,
      (select count(*) from seamless_transaction where player_id = ${playerId}) as callbacks,
      (select count(*) from game_transfer where player_id = ${playerId}) as transfers,
      (select count(*) from bet_record where player_id = ${playerId}) as records`);
  return rows[0];
}

/** Far more than any work here has. */
const MOST_COMMITS = 20;

/** Runs `work` again and again, and cuts the connection at another COMMIT each time, until it passes without a cut. */
async function atEachCommit(work: (cut: string, arm: () => void) => Promise<{ wasCut: boolean }>) {
  for (const when of ['before', 'after'] as const) {
    let commits = 0;
    while ((await work(`${when} ${commits}`, () => proxy.cutAtCommit(when, commits))).wasCut && commits < MOST_COMMITS) commits += 1;
    expect([when, commits > 0, commits < MOST_COMMITS]).toEqual([when, true, true]);
  }
}

it.each(Object.entries(MONEY_PATHS))('%s happens once when a connection breaks before or after any COMMIT', async (_name, begin) => {
  const wanted = await begin(platform);
  await wanted.send();
  const money = await moneyOf(wanted);
  await atEachCommit(async (cut, arm) => {
    const path = await begin(platform);
    arm();
    const first = await path.send();
    await proxy.work();
    const [second, third] = [await path.send(), await path.send()];
    expect([cut, second.isDone, third]).toEqual([cut, true, second]);
    expect([cut, await moneyOf(path)]).toEqual([cut, money]);
    return { wasCut: !first.isDone };
  });
});

/** Longer than the supplier waits before it takes up an unfinished round. */
const ROUND_LEFT_S = 120;

it('a round with a game wallet ends, and the ledger and the store of the games agree, at any such break', async () => {
  await atEachCommit(async (cut, arm) => {
    const player = await signUpReady(platform);
    await post(platform, player, { path: 'wallet/transfer', payload: { platform: SLOTS.platform, amount: 300 }, key: randomUUID() });
    const supplier = createTestSupplier(platform);
    const game = await openGame(platform, supplier, player);
    const round = randomUUID();
    arm();
    const wasCut = await playRound(supplier, game, 10, round).then(
      (status) => status === 'refunding',
      () => true,
    );
    await proxy.work();
    platform.clock.advance(ROUND_LEFT_S);
    await sweep(supplier);
    expect([cut, await playRound(supplier, game, 10, round)]).toEqual([cut, expect.stringMatching(/^(settled|refunded)$/)]);
    const [{ books, store } = { books: null, store: null }] = (await gameMoneyOf(platform, player)).games;
    expect([cut, books]).toEqual([cut, store]);
    return { wasCut };
  });
});
