import { readMakePayment, readPaymentRequest } from './router-state';

const BEGUN = { amount: '500.50', icon: 'payments/a.svg', type: 'Agent', method: { id: 3, name: 'Konopay' }, promotionId: null };
const SENT = { action: 'deposit', amount: '500', icon: 'payments/a.svg', transactionId: 'D1001', isFresh: true };

it.each([
  ['a plain payment', BEGUN],
  ['one with a promotion', { ...BEGUN, promotionId: 4 }],
  ['an e-wallet payment', { ...BEGUN, ewallet: { transaction: 'EW77', number: '01888777666' } }],
])('FUNDS-039: the page reads %s', (_, state) => expect(readMakePayment(state)).toEqual(state));

it.each([
  ['nothing', null],
  ['the state of another page', SENT],
  ['an amount that is none', { ...BEGUN, amount: '5e3' }],
  ['a third place', { ...BEGUN, amount: '5.005' }],
  ['a type that nobody knows', { ...BEGUN, type: 'Bank' }],
  ['an e-wallet payment without its number', { ...BEGUN, ewallet: { transaction: 'EW77' } }],
])('FUNDS-039: the page rejects %s as a payment', (_, state) => expect(readMakePayment(state)).toBeNull());

it.each(['deposit', 'withdraw'])('FUNDS-049, 068: the page reads a %s that was sent', (action) => {
  expect(readPaymentRequest({ ...SENT, action })).toEqual({ ...SENT, action });
});

it.each([
  ['nothing', undefined],
  ['the state of another page', BEGUN],
  ['another action', { ...SENT, action: 'transfer' }],
])('rejects %s as a request', (_, state) => expect(readPaymentRequest(state)).toBeNull());
