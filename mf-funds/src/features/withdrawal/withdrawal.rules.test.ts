import type { PaymentMethod } from '@site/api/contracts/funds';
import { paisa } from '@site/api/money';
import { firstProblem, isOrder, withdrawalBody, type WithdrawalDraft, type WithdrawalOrder } from './withdrawal.rules';

const METHOD: PaymentMethod = { id: 12, name: 'Konopay', icon: 'payments/Konopay.svg', status: 'active', account_type: 'Personal' };
const GOOD: WithdrawalOrder = {
  hasVerifiedPhone: true,
  hasPendingWithdraw: false,
  amount: paisa(50_000n),
  account: '01712345678',
  method: METHOD,
};

const PHONE = { hasVerifiedPhone: false };
const PENDING = { hasPendingWithdraw: true };
const AMOUNT = { amount: null };
const ACCOUNT = { account: '' };
const METHOD_MISSING = { method: null };

const SAYS = {
  phone: 'Please verify your phone number first.',
  pending: 'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
  amount: 'Amount is required.',
  account: 'Account number is required.',
  method: 'Please select your payment method.',
};

describe('the problem of a request', () => {
  it.each<[string, Partial<WithdrawalDraft>, string]>([
    ['FUNDS-055, N-08: is an unverified phone', PHONE, SAYS.phone],
    ['FUNDS-056: is a pending withdrawal', PENDING, SAYS.pending],
    ['FUNDS-057: is a missing amount', AMOUNT, SAYS.amount],
    ['FUNDS-058: is a missing account number', ACCOUNT, SAYS.account],
    ['FUNDS-059: is a missing method', METHOD_MISSING, SAYS.method],
    ['FUNDS-055, 056: is the phone before the pending request', { ...PHONE, ...PENDING }, SAYS.phone],
    ['FUNDS-056, 057: is the pending request before the amount', { ...PENDING, ...AMOUNT }, SAYS.pending],
    ['FUNDS-057, 058: is the amount before the account number', { ...AMOUNT, ...ACCOUNT }, SAYS.amount],
    ['FUNDS-058, 059: is the account number before the method', { ...ACCOUNT, ...METHOD_MISSING }, SAYS.account],
    ['FUNDS-055: is the phone before everything', { ...PHONE, ...PENDING, ...AMOUNT, ...ACCOUNT, ...METHOD_MISSING }, SAYS.phone],
  ])('%s', (_, wrong, says) => {
    const draft = { ...GOOD, ...wrong };
    expect(firstProblem(draft)).toBe(says);
    expect(isOrder(draft)).toBe(false);
  });

  it('FUNDS-054: is null for a complete request with any amount: the platform checks the range', () => {
    for (const amount of [1n, 10_000n, 9_999_900n]) expect(firstProblem({ ...GOOD, amount: paisa(amount) })).toBeNull();
    expect(isOrder(GOOD)).toBe(true);
  });
});

describe('the body of the request', () => {
  it('FUNDS-066, 067, C-34, N-65: has the id and the name of a method of a plain list', () => {
    expect(withdrawalBody(GOOD, false)).toEqual({ account_number: '01712345678', amount: '500', payment_id: 12, provider: 'Konopay' });
  });

  it('FUNDS-066, 067: has the id 0 and the name of an e-wallet', () => {
    expect(withdrawalBody(GOOD, true)).toEqual({ account_number: '01712345678', amount: '500', payment_id: 0, provider: 'Konopay' });
  });

  it('keeps every paisa', () => {
    expect(withdrawalBody({ ...GOOD, amount: paisa(75_005n) }, false).amount).toBe('750.05');
  });
});
