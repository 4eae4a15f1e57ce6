import { paisa } from '@site/api/money';
import { eligibilityProblem, withdrawalProblem, type Eligibility, type WithdrawalFacts } from './withdrawals.policy';

const free: Eligibility = {
  isBlocked: false,
  hasVerifiedPhone: true,
  hasPending: false,
  birthday: '1990-05-01',
  today: '2026-01-15',
  hasActiveTurnover: false,
};

const GATES: [Partial<Eligibility>, string][] = [
  [{ isBlocked: true }, 'funds.account_blocked'],
  [{ hasVerifiedPhone: false }, 'funds.phone_unverified'],
  [{ hasPending: true }, 'funds.withdraw_pending'],
  [{ birthday: null }, 'funds.birthday_missing'],
  [{ birthday: '2008-01-16' }, 'account.under_age'],
  [{ hasActiveTurnover: true }, 'funds.turnover_active'],
];

it('PLATFORM-042: lets a player pass whom no gate stops, from the eighteenth birthday on', () => {
  expect(eligibilityProblem(free)).toBeNull();
  expect(eligibilityProblem({ ...free, birthday: '2008-01-15' })).toBeNull();
});

it.each(GATES)('FUNDS-062: each gate alone blocks a withdrawal: %p', (gate, code) =>
  expect(eligibilityProblem({ ...free, ...gate })).toBe(code),
);

it.each(GATES.slice(1).map(([later, code], at) => [GATES[at]?.[1], code, GATES[at]?.[0], later] as const))(
  'reports %s before %s',
  (first, _second, earlier, later) => {
    // A birthday is either missing or too recent.
    const both = { ...free, ...later, ...earlier };
    expect(eligibilityProblem(both)).toBe(first);
  },
);

const good: WithdrawalFacts = {
  amount: paisa(50_000n),
  method: { isBank: false },
  accountNumber: '01712345678',
  available: paisa(50_000n),
};
const bank = { isBank: true };

it.each<[string, Partial<WithdrawalFacts>]>([
  ['the least, the whole balance', {}],
  ['the most', { amount: paisa(2_500_000n), available: paisa(2_500_000n) }],
  ['a bank account of 10 digits', { method: bank, accountNumber: '2041000000' }],
  ['a bank account of 17 digits', { method: bank, accountNumber: '20410000001234567' }],
])('takes %s', (_name, change) => expect(withdrawalProblem({ ...good, ...change })).toBeNull());

it.each<[string, Partial<WithdrawalFacts>, string]>([
  ['FUNDS-054: 499.99', { amount: paisa(49_999n) }, 'funds.withdrawal_out_of_range'],
  ['FUNDS-054: 25,000.01', { amount: paisa(2_500_001n), available: paisa(9_000_000n) }, 'funds.withdrawal_out_of_range'],
  ['an unknown method', { method: null }, 'funds.method_unknown'],
  ['a wallet account of ten digits', { accountNumber: '0171234567' }, 'funds.withdrawal_account_invalid'],
  ['a wallet account that no operator has', { accountNumber: '01212345678' }, 'funds.withdrawal_account_invalid'],
  ['a wallet account with a country code', { accountNumber: '+8801712345678' }, 'funds.withdrawal_account_invalid'],
  ['Bangla digits', { accountNumber: '০১৭১২৩৪৫৬৭৮' }, 'funds.withdrawal_account_invalid'],
  ['a bank account of 9 digits', { method: bank, accountNumber: '204100000' }, 'funds.withdrawal_account_invalid'],
  ['a bank account of 18 digits', { method: bank, accountNumber: '204100000012345678' }, 'funds.withdrawal_account_invalid'],
  ['FUNDS-054: one paisa more than there is', { available: paisa(49_999n) }, 'funds.balance_low'],
  ['anything from an overdrawn wallet', { available: paisa(-1n) }, 'funds.balance_low'],
])('%s is refused', (_name, change, code) => expect(withdrawalProblem({ ...good, ...change })).toBe(code));

it('reports the amount before the method, the method before the account and the account before the balance', () => {
  const bad: WithdrawalFacts = { amount: paisa(1n), method: null, accountNumber: '', available: paisa(0n) };
  expect(withdrawalProblem(bad)).toBe('funds.withdrawal_out_of_range');
  expect(withdrawalProblem({ ...bad, amount: paisa(50_000n) })).toBe('funds.method_unknown');
  expect(withdrawalProblem({ ...bad, amount: paisa(50_000n), method: bank })).toBe('funds.withdrawal_account_invalid');
  expect(withdrawalProblem({ ...bad, amount: paisa(50_000n), method: bank, accountNumber: '2041000000' })).toBe('funds.balance_low');
});
