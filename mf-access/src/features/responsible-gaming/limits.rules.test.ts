import { amountProblem, effectOf, leftOf, usedPercent } from './limits.rules';

describe('an amount is written in plain digits, with two decimals at most', () => {
  it.each(['500', '500.5', '500.50', ' 500 ', '0.01', '9999999999999.99'])('%j can be sent', (typed) =>
    expect(amountProblem(typed, null)).toBeNull(),
  );

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['৫০০', 'digits'],
    ['5০০', 'digits'],
    ['٥٠٠', 'digits'],
    ['-5', 'form'],
    ['1e3', 'form'],
    ['1,000', 'form'],
    ['5 00', 'form'],
    ['৳500', 'form'],
    ['.5', 'form'],
    ['5.', 'form'],
    ['NaN', 'form'],
    ['100.999', 'decimals'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['99999999999999', 'large'],
  ])('%j gives the problem %s', (typed, problem) => expect(amountProblem(typed, null)).toBe(`safer.limit.problem.${problem}`));

  it('reports that the limit has this amount already', () => expect(amountProblem('500', '500.00')).toBe('safer.limit.problem.same'));
});

it.each([
  ['500', null, 'holds'],
  ['499.99', '500.00', 'holds'],
  ['500.01', '500.00', 'waits'],
  ['500', '500.00', null],
  ['৫০০', '500.00', null],
  ['', '500.00', null],
] as const)('%j where %j is set: %s', (typed, current, effect) => expect(effectOf(typed, current)).toBe(effect));

it.each([
  ['500.00', '125.00', 25, 37_500n],
  ['500.00', '0.00', 0, 50_000n],
  ['500.00', '499.99', 99, 1n],
  ['500.00', '500.00', 100, 0n],
  ['100.00', '350.00', 100, 0n],
])('of %s, %s used are %i percent and leave %s paisa', (amount, used, percent, left) => {
  expect(usedPercent(amount, used)).toBe(percent);
  expect(leftOf(amount, used)).toBe(left);
});
