import { sql } from '@site/platform-kit/data/sql';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { forEachReadyPlayer, moneyOf, type TestPlayer } from '../withdrawals/testing';
import { approve, auditOf, fail, inboxOf, newDeposit, newWithdrawal, shownTo } from '../transactions/testing';

let platform: TestPlatform;
let player: TestPlayer;
forEachReadyPlayer((ready) => ({ platform, player } = ready));

const ticketsOf = async ({ playerId }: TestPlayer) => {
  const { rows } = await platform.db.execute<{ kind: string; required: string }>(
    sql`select kind, required from turnover_ticket where player_id = ${playerId} order by id`,
  );
  return rows.map(({ kind, required }) => [kind, required]);
};
const user = async ({ token }: TestPlayer) =>
  (await platform.app.inject({ url: '/api/user/show', headers: { authorization: `Bearer ${token}` } })).json<object>();

it('PLATFORM-041, N-33: an approved deposit is credited with its rebate, and adds its turnover', async () => {
  const id = await newDeposit(platform, player, { amount: 1000 });
  expect((await moneyOf(platform, player)).cash).toBe(200_000n);
  platform.clock.advance(60);
  expect((await approve(platform, id)).json()).toMatchObject({ transaction_id: id, key: '1' });
  expect((await moneyOf(platform, player)).cash).toBe(302_000n);
  expect(await ticketsOf(player)).toEqual([
    ['base', '100000'],
    ['base', '2000'],
  ]);
  const at = platform.clock.now().toISOString();
  expect(await shownTo(platform, player)).toMatchObject([
    { key: '1', bonus: '20.00', reason: null, timeline: [{ step: 'initiated' }, { step: 'received' }, { step: 'approved', at }] },
  ]);
  expect(await user(player)).toMatchObject({ last_deposit: at, last_withdrawal: null });
});

it('PLATFORM-041: a refused deposit credits nothing, and shows the reason', async () => {
  const id = await newDeposit(platform, player);
  expect((await fail(platform, id, ' The sender is unknown. ')).statusCode).toBe(200);
  expect((await moneyOf(platform, player)).cash).toBe(200_000n);
  expect(await ticketsOf(player)).toEqual([]);
  expect(await shownTo(platform, player)).toMatchObject([
    { key: '2', reason: 'The sender is unknown.', bonus: '0.00', changeable_in: 1800 },
  ]);
});

it('PLATFORM-044: an approved withdrawal leaves the ledger, and is the last withdrawal only then', async () => {
  const id = await newWithdrawal(platform, player, { amount: 800 });
  expect(await user(player)).toMatchObject({ last_withdrawal: null });
  platform.clock.advance(60);
  await approve(platform, id);
  expect(await moneyOf(platform, player)).toEqual({ cash: 120_000n, held: 0n });
  expect(await user(player)).toMatchObject({ last_withdrawal: platform.clock.now().toISOString() });
  const { rows } = await platform.db.execute<{ balance_cached: string }>(
    sql`select balance_cached from account where key = ${`system:CLEARING:Padma Wallet:${player.playerId}`}`,
  );
  expect(rows).toEqual([{ balance_cached: '80000' }]);
});

it('PLATFORM-044: a refused withdrawal is back in the main wallet', async () => {
  const id = await newWithdrawal(platform, player, { amount: 800 });
  await fail(platform, id);
  expect(await moneyOf(platform, player)).toEqual({ cash: 200_000n, held: 0n });
  expect(await user(player)).toMatchObject({ last_withdrawal: null });
});

it.each([
  ['deposit', newDeposit],
  ['withdrawal', newWithdrawal],
])('a %s is decided once, even by ten decisions at the same moment', async (_name, submit) => {
  const id = await submit(platform, player);
  const answers = await Promise.all(Array.from({ length: 10 }, (_none, at) => (at % 2 ? approve(platform, id) : fail(platform, id))));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const refused of answers.filter(({ statusCode }) => statusCode !== 200))
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'funds.not_changeable' })]);
  const [shown] = await shownTo(platform, player);
  expect(shown?.timeline).toHaveLength(3);
  expect((await inboxOf(platform, player)).filter(({ title }) => /^(Deposit|Withdrawal) /.test(title))).toHaveLength(2);
});

it.each([
  [
    'deposit',
    'approved',
    newDeposit,
    approve,
    'Deposit successful',
    /৳500\.00 by Padma Wallet is in your main wallet.*৳10\.00 came on top/,
    'জমা সফল',
  ],
  ['deposit', 'failed', newDeposit, fail, 'Deposit failed', /Reason: The sender is unknown\. You can correct it/, 'জমা ব্যর্থ'],
  ['withdraw', 'approved', newWithdrawal, approve, 'Withdrawal successful', /৳500\.00 is on its way to your Padma Wallet/, 'টাকা তোলা সফল'],
  ['withdraw', 'failed', newWithdrawal, fail, 'Withdrawal failed', /The money is back in your main wallet/, 'টাকা তোলা ব্যর্থ'],
] as const)('writes to the inbox and the audit log about a %s that was %s', async (action, step, submit, decide, title, text, titleBn) => {
  const id = await submit(platform, player, { amount: 500 });
  await decide(platform, id);
  const [message] = await inboxOf(platform, player);
  expect(message).toMatchObject({ title, message: expect.stringMatching(text), title_bn: expect.stringContaining(titleBn) });
  expect(message?.message_bn).toContain('৳500.00');
  expect((await auditOf(platform, player)).at(-1)).toMatchObject({
    action: `${action}.${step}`,
    detail: { transaction_id: id, actor: 'operator', ...(step === 'failed' ? { reason: 'The sender is unknown.' } : {}) },
  });
});

it('escapes the text that an operator writes', async () => {
  await fail(platform, await newDeposit(platform, player), '<img src=x onerror=alert(1)>');
  const [message] = await inboxOf(platform, player);
  expect(message?.message).toContain('Reason: &lt;img src=x onerror=alert(1)&gt;. You can');
});

it('writes nothing at all when the money cannot be moved', async () => {
  const id = await newWithdrawal(platform, player, { amount: 800 });
  await platform.db.execute(
    sql`update account set balance_cached = balance_cached - 80000 where key = ${`player:${player.playerId}:HELD`}`,
  );
  expect((await approve(platform, id)).statusCode).toBe(500);
  expect(await shownTo(platform, player)).toMatchObject([{ key: '0', timeline: [{}, {}] }]);
  await platform.db.execute(
    sql`update account set balance_cached = balance_cached + 80000 where key = ${`player:${player.playerId}:HELD`}`,
  );
  expect((await approve(platform, id)).statusCode).toBe(200);
});
