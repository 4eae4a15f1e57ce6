import { formatCount, formatMoney, paisaOf } from './money';

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
])('prints %s paisa as %s', (paisa, printed) => expect(formatMoney(paisa)).toBe(printed));

it.each(['', 'abc', '1e3', '1.234', '১০', ' 1', 'NaN'])('refuses to print %j as money', (text) => {
  expect(() => paisaOf(text)).toThrow(RangeError);
});

it('groups counts', () => expect(formatCount(2400)).toBe('2,400'));
