import { cleanAmount, isAmountKey, parseAmount, plainAmount, PLAIN_AMOUNT, PLAIN_TYPED_AMOUNT } from './typed-amount';

it.each([
  ['500', '500'],
  ['৫০০', '500'],
  ['১২.৫০', '12.50'],
  ['5e3', '53'],
  ['-500', '500'],
  ['1,000', '1000'],
  ['25,000.50 BDT', '25000.50'],
  ['10,50', '10.50'],
  ['৳ 1 000', '1000'],
  ['1.239', '1.23'],
  ['1.2.3', '1.23'],
  ['.5', '.5'],
  ['7.', '7.'],
  ['1234567890123', '123456789'],
  ['taka', ''],
])('of %j keeps %j', (typed, kept) => expect(cleanAmount(typed)).toBe(kept));

it.each([
  ['500', 50_000n],
  ['500.5', 50_050n],
  ['0.01', 1n],
  ['.5', 50n],
  ['7.', 700n],
  ['৫০০', 50_000n],
  [' 500 ', 50_000n],
  ['007', 700n],
  ['', null],
  ['.', null],
  ['0', null],
  ['0.00', null],
  ['5e3', null],
  ['1.234', null],
  ['-5', null],
])('reads %j as %s paisa', (typed, paisa) => expect(parseAmount(typed)).toBe(paisa));

it.each([
  ['500', '500'],
  ['500.5', '500.50'],
  ['.5', '0.50'],
  ['7.', '7'],
  ['007', '7'],
  ['৫০০', '500'],
  ['0.00', null],
  ['1.234', null],
])('sends %j as %j', (typed, sent) => expect(plainAmount(typed)).toBe(sent));

it.each(['500', '500.5', '0.01', '123456789'])('finds %j fit to be sent', (text) => {
  expect([PLAIN_TYPED_AMOUNT.test(text), PLAIN_AMOUNT.test(text)]).toEqual([true, true]);
});
it.each(['', '.5', '7.', '1.234', '-5', '5e3', '৫০০', ' 500'])('finds %j unfit to be sent', (text) => {
  expect([PLAIN_TYPED_AMOUNT.test(text), PLAIN_AMOUNT.test(text)]).toEqual([false, false]);
});
it('takes more digits in a request than a player types', () => {
  expect([PLAIN_TYPED_AMOUNT, PLAIN_AMOUNT].map((form) => form.test('1234567890'))).toEqual([false, true]);
});

it.each(['e', 'E', '+', '-', ',', ' ', 'ক'])('FUNDS-009: the key %j is blocked', (key) => expect(isAmountKey(key)).toBe(false));
it.each(['0', '9', '৭', '.', 'Backspace', 'ArrowLeft', 'Enter'])('FUNDS-009: the key %j passes', (key) =>
  expect(isAmountKey(key)).toBe(true),
);
