import { printAmount } from './money';

it.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [123450n, '1234.50'],
  [-100n, '-1.00'],
])('prints %s paisa as %s', (paisa, expected) => expect(printAmount(paisa)).toBe(expected));
