import { randomUUID } from 'node:crypto';
import { WALLET_ENTRY_KINDS } from '@site/api/contracts/wallet';
import { paisa } from '@site/api/money';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { type AccountRef, assertLedger, cashOf, playerBonus, playerCash, playerHeld, playerProvider, post, system } from '#ledger';

let platform: TestPlatform;
let token: string;
let playerId: number;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  ({ token, playerId } = await platform.signUp());
  const cash = await cashOf(platform.db, playerId);
  if (cash) await give(playerCash(playerId), -cash);
});
afterAll(async () => {
  await assertLedger(platform.db);
  await platform.stop();
});

const give = (account: AccountRef, amount: bigint, kind = 'grant') =>
  inTransaction(platform.db, (tx) =>
    post(tx, {
      kind,
      idemKey: randomUUID(),
      ref: { type: 'test', id: 'x' },
      postings: [
        { account, amount: paisa(amount) },
        { account: system('ADJUSTMENT', playerId), amount: paisa(-amount) },
      ],
      at: platform.clock.now(),
    }),
  );

interface Wallet {
  main: string;
  games: { platform: string; balance: string }[];
  entries: { id: number; kind: string; amount: string; balance: string }[];
}
const headers = () => ({ authorization: `Bearer ${token}` });
const readWallet = async () => (await platform.app.inject({ url: '/api/wallet', headers: headers() })).json<Wallet>();

it('shows the main wallet, the bonus, the held money, and the games that hold money', async () => {
  await give(playerCash(playerId), 12_345n);
  await give(playerBonus(playerId), 500n);
  await give(playerHeld(playerId), 70_000n);
  await give(playerProvider('PADMAPLAY', playerId), 2500n);
  await give(playerProvider('SHAPLA_REELS', playerId), 100n);
  await give(playerProvider('SHAPLA_REELS', playerId), -100n);
  expect(await readWallet()).toMatchObject({
    main: '123.45',
    bonus: '5.00',
    held: '700.00',
    games: [{ platform: 'PADMAPLAY', balance: '25.00' }],
  });
});

it('is empty, not broken, for a player without any money', async () => {
  const { token: fresh } = await platform.signUp();
  token = fresh;
  expect(await readWallet()).toMatchObject({ bonus: '0.00', held: '0.00', games: [] });
});

it('FUNDS-025, N-38: the wallet shows the last ten lines, the newest first, each with the balance after it', async () => {
  for (let taka = 1n; taka <= 12n; taka++) await give(playerCash(playerId), taka * 100n);
  await give(playerCash(playerId), -5000n, 'withdrawal_hold');
  const { main, entries } = await readWallet();
  expect(main).toBe('28.00');
  expect(entries.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['-50.00', '28.00'],
    ['12.00', '78.00'],
    ['11.00', '66.00'],
    ['10.00', '55.00'],
    ['9.00', '45.00'],
    ['8.00', '36.00'],
    ['7.00', '28.00'],
    ['6.00', '21.00'],
    ['5.00', '15.00'],
    ['4.00', '10.00'],
  ]);
});

it('names every kind of line that the page knows, and calls the rest other', async () => {
  const named = WALLET_ENTRY_KINDS.filter((kind) => kind !== 'other');
  for (const kind of [...named.slice(0, 8), 'vip_redeem']) await give(playerCash(playerId), 100n, kind);
  const kinds = (await readWallet()).entries.map(({ kind }) => kind);
  expect(kinds.slice(0, 9)).toEqual(['other', ...named.slice(0, 8).reverse()]);
});

it('shows nobody another player’s wallet', async () => {
  await give(playerCash(playerId), 777n);
  const other = await platform.signUp();
  const answer = await platform.app.inject({ url: '/api/wallet', headers: { authorization: `Bearer ${other.token}` } });
  expect(answer.body).not.toContain('7.77');
});
