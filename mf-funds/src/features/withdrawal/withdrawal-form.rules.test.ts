import type { PaymentMethod } from '@site/api/contracts/funds';
import { accountDigits, draftOf, readForm, withPhone, type WithdrawalForm } from './withdrawal-form.rules';

const row = (id: number, name: string): PaymentMethod => ({ id, name, icon: '', status: 'active', account_type: 'Agent' });
const EMPTY: WithdrawalForm = { method: null, amount: '', account: '', phone: null };

describe('the account number', () => {
  it.each([
    ['01712345678', '01712345678'],
    ['০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['017 1234-5678', '01712345678'],
    ['০১৭abc12', '01712'],
    ['no digits', ''],
    ['1'.repeat(40), '1'.repeat(34)],
  ])('of %s is %s', (typed, digits) => expect(accountDigits(typed)).toBe(digits));
});

describe('N-35: a chosen phone', () => {
  const OWN = ['01712345678', '01811111111'];

  it('FUNDS-052: fills a blank account number', () => {
    expect(withPhone(EMPTY, '01712345678', OWN)).toEqual({ ...EMPTY, phone: '01712345678', account: '01712345678' });
  });

  it('replaces another number of the player', () => {
    expect(withPhone({ ...EMPTY, account: '01712345678' }, '01811111111', OWN).account).toBe('01811111111');
  });

  it('leaves an account number that was typed', () => {
    expect(withPhone({ ...EMPTY, account: '20500' }, '01811111111', OWN)).toEqual({ ...EMPTY, phone: '01811111111', account: '20500' });
  });
});

describe('the draft', () => {
  const METHODS = [row(12, 'Konopay'), row(13, 'Konopay'), row(21, 'Jhilpay')];

  it('takes the first row of a wallet that has several', () => {
    expect(draftOf({ ...EMPTY, method: 'Konopay' }, METHODS).method?.id).toBe(12);
  });

  it('has no method that is no longer offered', () => {
    expect(draftOf({ ...EMPTY, method: 'Oldpay' }, METHODS).method).toBeNull();
  });

  it.each([
    ['', null],
    ['0', null],
    ['.', null],
    ['500', 50_000n],
    ['500.5', 50_050n],
  ])('reads the amount %p as %p', (amount, paisa) => {
    expect(draftOf({ ...EMPTY, amount }, METHODS).amount).toBe(paisa);
  });
});

it('starts with the stored values, and with nothing where another release stored something else', () => {
  expect(readForm({})).toEqual(EMPTY);
  expect(readForm({ method: 'Konopay', amount: '500', account: '017', phone: '01712345678' })).toEqual({
    method: 'Konopay',
    amount: '500',
    account: '017',
    phone: '01712345678',
  });
  expect(readForm({ method: 12, amount: 500, account: null, phone: {} })).toEqual(EMPTY);
});
