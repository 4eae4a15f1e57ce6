// Covers: FUNDS-010, FUNDS-015..020, N-34, N-67.
import {
  AMOUNT_REQUIRED,
  CHANNEL_REQUIRED,
  METHOD_REQUIRED,
  PENDING_DEPOSIT,
  VERIFY_PHONE,
  type Transaction,
} from '@site/api/contracts/funds';
import { paisa } from '@site/api/money';
import { channelOf, firstProblem, latestDeposits, openPromotions, outsideLimits, breakdownOf, type DepositDraft } from './deposit.rules';
import { APPROVED, ONLY_SHOWN, OVER, PADMA_CHANNELS, PENDING, TO_COME, WELCOME, WITHDRAWAL } from './deposit.samples';

const [AGENT = null, PERSONAL = null] = PADMA_CHANNELS;
const GOOD: DepositDraft = { hasVerifiedPhone: true, hasPendingDeposit: false, amount: '500', method: 'Padma Wallet', channel: AGENT };

const CHECKS: [says: string, broken: Partial<DepositDraft>][] = [
  [VERIFY_PHONE, { hasVerifiedPhone: false }],
  [PENDING_DEPOSIT, { hasPendingDeposit: true }],
  [AMOUNT_REQUIRED, { amount: null }],
  [METHOD_REQUIRED, { method: null }],
  [CHANNEL_REQUIRED, { channel: null }],
];

it('accepts a complete deposit', () => expect(firstProblem(GOOD)).toBeNull());

it.each(CHECKS)('returns %j', (says, broken) => expect(firstProblem({ ...GOOD, ...broken })).toBe(says));

it.each(CHECKS.slice(1).map(([says, broken], index) => [CHECKS[index]?.[0], says, { ...CHECKS[index]?.[1], ...broken }] as const))(
  'returns %j before %j',
  (first, _, broken) => expect(firstProblem({ ...GOOD, ...broken })).toBe(first),
);

it('has the specified sentences', () => {
  expect(CHECKS.map(([says]) => says)).toEqual([
    'Please verify your phone number first.',
    'You already have a deposit request pending. Please wait for it to be processed before making another deposit.',
    'Please fill in your amount.',
    'Please select a valid payment method.',
    'Please select a Deposit channel.',
  ]);
});

it('FUNDS-010: does not check the range', () => {
  expect(firstProblem({ ...GOOD, amount: '50' })).toBeNull();
  expect(firstProblem({ ...GOOD, amount: '999999' })).toBeNull();
});

it('FUNDS-015: takes the first channel until another of the same method is chosen', () => {
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
])('%s paisa at 500 to 10,000 BDT: %s', (amount, side) => expect(outsideLimits(paisa(amount), { min: 500, max: 10_000 })).toBe(side));

it('N-67: offers active promotions, from their first to their last moment', () => {
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
