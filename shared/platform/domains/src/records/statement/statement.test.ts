import type { getStatement, StatementMonth } from '@site/api/contracts/records';
import { paisa } from '@site/api/money';
import type * as z from '@site/api/schema';
import { secondsBetween } from '@site/platform-kit/time/clock';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { grantCredit } from '#ledger';
import { ask } from '#safer-play/testing';
import { approve, fail, newDeposit, newWithdrawal, signUpReady, type TestPlayer } from '#funds/testing';
import { comeBackAt, completeTickets, play, undo } from './testing';

let platform: TestPlatform;
let player: TestPlayer;
const START = new Date('2026-02-10T12:00:00+06:00');
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  platform.clock.advance(secondsBetween(platform.clock.now(), START));
  player = await signUpReady(platform, 5000);
});
afterAll(() => platform.stop());

type Answer = z.output<typeof getStatement.output>;
const statement = async () => (await ask(platform, player, 'statement')).json<Answer>();

const NOTHING = {
  deposits: '0.00',
  withdrawals: '0.00',
  net_deposits: '0.00',
  bonuses: '0.00',
  stakes: '0.00',
  wins: '0.00',
  profit_loss: '0.00',
  played_s: 0,
};
/** Values of a field, in the months where it is not zero. */
const happened = async (field: Exclude<keyof StatementMonth, 'month'>) =>
  Object.fromEntries((await statement()).months.flatMap((month) => (Number(month[field]) === 0 ? [] : [[month.month, month[field]]])));

it('shows twelve months, also those in which nothing happened', async () => {
  const { months, lifetime_net_deposits: lifetime } = await statement();
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ ...NOTHING, month: '2026-02-01', bonuses: '5000.00' });
  expect(months[11]).toEqual({ ...NOTHING, month: '2025-03-01' });
  expect(lifetime).toBe('0.00');
});

it('adds up a deposit by its own amount, its rebate and bonus, a withdrawal, and play', async () => {
  await approve(platform, await newDeposit(platform, player, { amount: 1000 }));
  await play(platform, player, 300, 120);
  await completeTickets(platform, player);
  await approve(platform, await newWithdrawal(platform, player, { amount: 700 }));
  const { months, totals, lifetime_net_deposits: lifetime } = await statement();
  const sums = {
    deposits: '1000.00',
    withdrawals: '700.00',
    net_deposits: '300.00',
    bonuses: '5020.00',
    stakes: '300.00',
    wins: '120.00',
    profit_loss: '-180.00',
    played_s: 0,
  };
  expect(months[0]).toEqual({ month: '2026-02-01', ...sums });
  expect(totals).toEqual(sums);
  expect(lifetime).toBe('300.00');
});

it('counts the time of a play session in the month in which it began', async () => {
  await comeBackAt(platform, '2026-03-01', -600, player);
  await play(platform, player, 10, 0);
  await comeBackAt(platform, '2026-03-01', 300, player);
  await play(platform, player, 10, 0);
  await comeBackAt(platform, '2026-03-02', 0, player);
  await play(platform, player, 10, 0);
  await comeBackAt(platform, '2026-03-02', 60, player);
  await play(platform, player, 10, 0);
  expect(await happened('played_s')).toEqual({ '2026-03-01': 60, '2026-02-01': 900 });
});

it('counts neither pending nor refused requests', async () => {
  await fail(platform, await newDeposit(platform, player));
  await newDeposit(platform, player);
  await newWithdrawal(platform, player);
  expect(await statement()).toMatchObject({ totals: { ...NOTHING, bonuses: '5000.00' }, lifetime_net_deposits: '0.00' });
});

it('counts money that the house gave, and not money that it took back', async () => {
  const grant = (amount: bigint, id: string) =>
    grantCredit(platform.db, player.playerId, paisa(amount), { type: 'test', id: `${id}-${player.playerId}` }, platform.clock.now());
  await grant(20_000n, 'more');
  await grant(-30_000n, 'less');
  expect(await happened('bonuses')).toEqual({ '2026-02-01': '5200.00' });
});

it('ends a month at 23:59:59 and begins the next at 00:00:00 in Dhaka', async () => {
  const waiting = await newDeposit(platform, player, { amount: 1000 });
  await comeBackAt(platform, '2026-03-01', -1, player);
  await play(platform, player, 100, 40);
  await approve(platform, waiting);
  await comeBackAt(platform, '2026-03-01', 0, player);
  await play(platform, player, 10, 7);
  await approve(platform, await newDeposit(platform, player, { amount: 2000 }));
  expect(await happened('deposits')).toEqual({ '2026-02-01': '1000.00', '2026-03-01': '2000.00' });
  expect(await happened('stakes')).toEqual({ '2026-02-01': '100.00', '2026-03-01': '10.00' });
  expect(await happened('wins')).toEqual({ '2026-02-01': '40.00', '2026-03-01': '7.00' });
  expect(await happened('bonuses')).toEqual({ '2026-02-01': '5020.00', '2026-03-01': '40.00' });
});

it('counts a deposit in the month in which it was approved, not in which it was sent', async () => {
  const waiting = await newDeposit(platform, player, { amount: 1000 });
  await comeBackAt(platform, '2026-03-02', 0, player);
  await approve(platform, waiting);
  expect(await happened('deposits')).toEqual({ '2026-03-01': '1000.00' });
});

it('subtracts an undone stake in the month in which it was undone', async () => {
  const played = await play(platform, player, 100, 40);
  await comeBackAt(platform, '2026-03-05', 0, player);
  if (played) await undo(platform, played);
  expect(await happened('stakes')).toEqual({ '2026-02-01': '100.00', '2026-03-01': '-100.00' });
  expect((await statement()).totals).toMatchObject({ stakes: '0.00', wins: '40.00', profit_loss: '40.00' });
});

it('includes older deposits in the net deposits since the account was opened', async () => {
  await approve(platform, await newDeposit(platform, player, { amount: 1000 }));
  await comeBackAt(platform, '2027-02-01', 0, player);
  await approve(platform, await newDeposit(platform, player, { amount: 300 }));
  expect(await statement()).toMatchObject({ totals: { deposits: '300.00', bonuses: '6.00' }, lifetime_net_deposits: '1300.00' });
});

it('shows nobody another player’s account', async () => {
  await approve(platform, await newDeposit(platform, player, { amount: 1000 }));
  const other = await platform.signUp();
  expect((await ask(platform, other, 'statement')).json()).toMatchObject({ totals: { deposits: '0.00' }, lifetime_net_deposits: '0.00' });
  expect((await ask(platform, { token: '' }, 'statement')).statusCode).toBe(401);
  expect((await ask(platform, other, `statement?remote_id=${player.remoteId}`)).statusCode).toBe(403);
});
