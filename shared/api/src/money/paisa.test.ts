import { amountText, formatMoney, formatTaka, paisa, paisaOf, paisaOfTaka, printAmount, sumOf, type Paisa } from './paisa';

it.each([
  ['0.00', '৳0.00'],
  ['1234.50', '৳1,234.50'],
  ['1234.5', '৳1,234.50'],
  ['-25000.00', '-৳25,000.00'],
  ['9007199254740993.07', '৳9,007,199,254,740,993.07'],
])('prints %s as %s', (amount, printed) => expect(formatMoney(amount)).toBe(printed));

it.each([
  [123450n, '৳1,234.50'],
  [-5n, '-৳0.05'],
])('prints %s paisa as %s', (amount, printed) => expect(formatMoney(paisa(amount))).toBe(printed));

it.each(['', 'abc', '1e3', '1.234', '১০', ' 1', 'NaN'])('refuses to print %j as money', (text) => {
  expect(() => paisaOf(text)).toThrow(RangeError);
});

it.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [123450n, '1234.50'],
  [-100n, '-1.00'],
])('writes %s paisa into an answer as %s', (amount, expected) => expect(printAmount(paisa(amount))).toBe(expected));

it.each([
  [50_000n, '500'],
  [50_050n, '500.50'],
  [1n, '0.01'],
  [2_500_005n, '25000.05'],
])('writes %s paisa into a request as %s', (amount, text) => expect(amountText(paisa(amount))).toBe(text));

it.each([
  [100, '৳100'],
  [25_000, '৳25,000'],
])('prints a limit of %s BDT as %s', (taka, text) => expect(formatTaka(taka)).toBe(text));

it.each([
  [25_000, 2_500_000n],
  [0.29, 29n],
  [1234.5, 123_450n],
])('counts %s BDT as %s paisa', (taka, amount) => expect(paisaOfTaka(taka)).toBe(amount));

it.each([
  [[], 0n],
  [['1.00', '-0.25'], 75n],
])('adds %j up', (amounts, sum) => expect(sumOf(amounts.map(paisaOf))).toBe(sum));

it('takes no other number for money', () => {
  // @ts-expect-error: a plain number has no unit
  expect(printAmount(123450n)).toBe('1234.50');
  // @ts-expect-error: nor has a count
  expect(formatMoney(BigInt(['one', 'other'].length))).toBe('৳0.02');
  // @ts-expect-error: a sum is plain until `paisa()` says what it counts
  const sum: Paisa = paisaOf('1.00') + paisaOf('2.00');
  expect(sum).toBe(300n);
});
