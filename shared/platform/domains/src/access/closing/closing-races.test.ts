import { addMatch, signUpBettor } from '@site/platform-exchange/bets/testing';
import { openConnections, signUpReady, submitDepositAs, withdraw } from '#funds/testing';
import { openTestSession } from '#games/testing';
import { assertLedger } from '#ledger';
import { bet } from '#safer-play/testing';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { closeAccountOf, setCash, statusOf } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await openConnections(platform);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const ROUNDS = 6;

/** Number of open matters of the player in the tables. */
async function openMattersOf({ playerId }: { playerId: number }) {
  const { rows } = await platform.db.execute<{ count: number }>(sql`
    select ((select count(*) from cash_transaction where player_id = ${playerId} and key = '0')
      + (select count(*) from exchange_bet where player_id = ${playerId} and state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED'))
      + (select count(*) from open_round where player_id = ${playerId}))::int as count`);
  return rows[0]?.count ?? 0;
}

const closing = (player: { token: string }) => () => closeAccountOf(platform, player, { givesUpRest: true });

/** Closes the account beside another call, in both orders. Either the call came first and hinders, or it finds the account closed. */
async function expectOneOfBoth(player: { playerId: number }, close: () => Promise<unknown>, beside: () => Promise<unknown>, round: number) {
  const [first, second] = round % 2 ? [close, beside] : [beside, close];
  await Promise.all([first(), second()]);
  const isClosed = (await statusOf(platform, player)) === 'closed';
  expect([isClosed, (await openMattersOf(player)) > 0]).toEqual([isClosed, !isClosed]);
}

it('closes no account beside a deposit', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const player = await signUpReady(platform, 1);
    await expectOneOfBoth(player, closing(player), () => submitDepositAs(platform, player), round);
  }
});

it('closes no account beside a withdrawal', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const player = await signUpReady(platform, 500);
    // Before the request the money hinders, after it the request.
    const [withdrawal, close] = await Promise.all([withdraw(platform, player), closeAccountOf(platform, player)]);
    expect([withdrawal.statusCode, close.statusCode]).toEqual([200, 422]);
    expect(await statusOf(platform, player)).toBe('active');
  }
});

it('closes no account beside a bet at the exchange', async () => {
  addMatch(platform).offer([[2, 1000]]);
  for (let round = 0; round < ROUNDS; round++) {
    const player = await signUpBettor(platform, 400);
    const close = () => player.send('POST', '/api/account/closing', { password: TEST_PASSWORD, gives_up_rest: true });
    await expectOneOfBoth(player, close, () => player.place({ stake: 100 }), round);
  }
});

it('closes no account beside a bet in a game', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const game = await openTestSession(platform, 40_000n);
    await setCash(platform, game, 40_000n);
    await expectOneOfBoth(game, closing(game), () => bet(platform, game, 10), round);
  }
});

it('closes one account once when the player asks twice at the same time', async () => {
  const player = await platform.signUp();
  await setCash(platform, player, 0n);
  const answers = await Promise.all([closeAccountOf(platform, player), closeAccountOf(platform, player)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { rows } = await platform.db.execute(sql`select from account_closing where player_id = ${player.playerId}`);
  expect(rows).toHaveLength(1);
});
