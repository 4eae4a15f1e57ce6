import * as z from '@site/api/schema';

const read = (value: unknown) => z.safeParse(z.amountInput(), value);

it.each([
  [1, 100n],
  ['1', 100n],
  [0.5, 50n],
  ['100.9', 10_090n],
  ['25000.00', 2_500_000n],
])('%p BDT is %s paisa', (value, paisa) => expect(read(value)).toMatchObject({ success: true, data: paisa }));

it.each([
  -1,
  0,
  '0.00',
  0.001,
  100.999,
  1e309,
  '1e3',
  ' 100',
  '100 ',
  NaN,
  null,
  undefined,
  2 ** 53 + 1,
  1e21,
  '১০০',
  '٣',
  '',
  '.5',
  '5.',
  '+5',
  {},
  [5],
  true,
  '9'.repeat(20),
])('refuses %p as money', (value) => expect(read(value).success).toBe(false));

it('accepts an answer only with exactly two decimals', () => {
  expect(['1234.50', '-0.01', '0.00'].map((value) => z.safeParse(z.amount(), value).success)).toEqual([true, true, true]);
  expect(['1234.5', '1,234.50', 'NaN', '', '12'].map((value) => z.safeParse(z.amount(), value).success)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
