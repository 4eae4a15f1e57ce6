import type { Transaction } from '@site/api/contracts/funds';
import { paisa } from '@site/api/money';
import { channelOf, firstProblem, latestDeposits, openPromotions, outsideLimits, breakdownOf, type DepositDraft } from './deposit.rules';
import { APPROVED, ONLY_SHOWN, OVER, PADMA_CHANNELS, PENDING, TO_COME, WELCOME, WITHDRAWAL } from './deposit.fixtures';

const [AGENT = null, PERSONAL = null] = PADMA_CHANNELS;
const GOOD: DepositDraft = { hasVerifiedPhone: true, hasPendingDeposit: false, amount: '500', method: 'Padma Wallet', channel: AGENT };

const PENDING_SAYS = 'You already have a deposit request pending. Please wait for it to be processed before making another deposit.';
const CHECKS: [title: string, says: string, broken: Partial<DepositDraft>][] = [
  ['FUNDS-016: a verified phone is required', 'Please verify your phone number first.', { hasVerifiedPhone: false }],
  ['FUNDS-017: no deposit may be pending', PENDING_SAYS, { hasPendingDeposit: true }],
  ['FUNDS-018: an amount is required', 'Please fill in your amount.', { amount: null }],
  ['FUNDS-019: a payment method is required', 'Please select a valid payment method.', { method: null }],
  ['FUNDS-020: a channel is required', 'Please select a Deposit channel.', { channel: null }],
];

it('accepts a complete deposit', () => expect(firstProblem(GOOD)).toBeNull());

it.each(CHECKS)('%s', (_, says, broken) => expect(firstProblem({ ...GOOD, ...broken })).toBe(says));

it.each(CHECKS.slice(1).map(([, says, broken], index) => [CHECKS[index]?.[1], says, { ...CHECKS[index]?.[2], ...broken }] as const))(
  'FUNDS-016..020: %j comes before %j',
  (first, _, broken) => expect(firstProblem({ ...GOOD, ...broken })).toBe(first),
);

it('FUNDS-010: the checks leave the range to the platform', () => {
  expect(firstProblem({ ...GOOD, amount: '50' })).toBeNull();
  expect(firstProblem({ ...GOOD, amount: '999999' })).toBeNull();
});

it('FUNDS-015: the first channel is chosen until the player takes another of the same method', () => {
  expect(channelOf(PADMA_CHANNELS, null)).toBe(AGENT);
  expect(channelOf(PADMA_CHANNELS, 12)).toBe(PERSONAL);
  expect(channelOf(PADMA_CHANNELS, 99)).toBe(AGENT);
  expect(channelOf([], 12)).toBeNull();
});

it.each([
  [49_999n, 'below'],
  [50_000n, null],
  [1_000_000n, null],
  [1_000_001n, 'above'],
])('N-34: %s paisa at 500 to 10,000 BDT: %s', (amount, side) => expect(outsideLimits(paisa(amount), { min: 500, max: 10_000 })).toBe(side));

it('FUNDS-004, N-67: active promotions are offered, from their first to their last moment', () => {
  const offered = (nowMs: number) => openPromotions([OVER, WELCOME, TO_COME, ONLY_SHOWN], nowMs).map(({ id }) => id);
  expect(offered(Date.now())).toEqual([WELCOME.id]);
  expect(offered(Date.parse(WELCOME.start_date))).toEqual([WELCOME.id]);
  expect(offered(Date.parse(WELCOME.start_date) - 1)).toEqual([]);
  expect(offered(Date.parse(WELCOME.end_date))).toEqual([WELCOME.id]);
  expect(offered(Date.parse(WELCOME.end_date) + 1)).toEqual([]);
});

it('calculates rebate, bonus and turnover of a deposit', () => {
  // 2 % rebate, with a turnover of once the deposit and once the rebate.
  expect(breakdownOf(paisa(50_000n), null)).toEqual({ rebate: 1000n, bonus: 0n, credited: 51_000n, turnover: 51_000n });
  // 2 % rebate and 12.6 % bonus; turnover of three times deposit and bonus, and once the rebate.
  expect(breakdownOf(paisa(50_000n), WELCOME)).toEqual({ rebate: 1000n, bonus: 6300n, credited: 57_300n, turnover: 169_900n });
  // The bonus is capped at 1,000 BDT.
  expect(breakdownOf(paisa(2_000_000n), WELCOME)).toMatchObject({ bonus: 100_000n });
});

it('lists the newest five deposits', () => {
  const many: Transaction[] = Array.from({ length: 6 }, (_, index) => ({ ...APPROVED, transaction_id: `D${9 - index}` }));
  expect(latestDeposits([WITHDRAWAL, PENDING, ...many]).map((one) => one.transaction_id)).toEqual(['D1007', 'D9', 'D8', 'D7', 'D6']);
});
