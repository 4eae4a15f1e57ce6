import { cleanMoney, cleanPoints, conversionFailure, groupOf, inlineProblem, moneyText, pointsText, previewOf, stepOf } from './vip.rules';

const NOT_ENOUGH = 'Not enough points. Points must follow minimum VP required to convert.';

it.each([
  ['4000', '4000'],
  ['৪০০০', '4000'],
  ['4,000 VP', '4000'],
  ['-9', '9'],
  ['1e3', '13'],
  ['007', '7'],
  ['0', '0'],
  ['', ''],
])('reads %j as the points %j', (typed, points) => expect(cleanPoints(typed)).toBe(points));

it.each([
  ['10', '10'],
  ['১০.৫', '10.5'],
  ['10.019', '10.01'],
  ['1,000.50', '1000.50'],
  ['.5', '.5'],
  ['1.2.3', '1.2'],
  ['007.5', '7.5'],
  ['৳', ''],
])('reads %j as the money %j', (typed, money) => expect(cleanMoney(typed)).toBe(money));

it.each([
  ['', undefined],
  ['0', NOT_ENOUGH],
  ['9', NOT_ENOUGH],
  ['10', undefined],
])('REWARDS-018: below 10 points %j is not enough', (typed, problem) => expect(inlineProblem(typed)).toBe(problem));

it.each([
  ['3999', NOT_ENOUGH],
  ['4000', undefined],
])('REWARDS-020: the minimum of the member center is 4000: %s', (typed, problem) => expect(inlineProblem(typed, 4000)).toBe(problem));

it.each([
  [4000, 1000n, 0],
  [4001, 1000n, 1],
  [10, 2n, 2],
])('REWARDS-020, C-05: %s points give %s paisa, and %s stay', (points, paisa, stays) =>
  expect(previewOf(points)).toEqual({ paisa, stays }),
);

it('gives nothing below the minimum', () => {
  expect(previewOf(9)).toBeNull();
  expect(previewOf(3999, 4000)).toBeNull();
});

it.each([
  ['4000', '10'],
  ['4001', '10'],
  ['4004', '10.01'],
  ['4040', '10.10'],
  ['3', '0'],
  ['', ''],
])('REWARDS-025: %j points are the money %j', (points, money) => expect(moneyText(points)).toBe(money));

it.each([
  ['10', '4000'],
  ['10.', '4000'],
  ['10.01', '4004'],
  ['10.1', '4040'],
  ['.5', '200'],
  ['.', ''],
  ['', ''],
])('REWARDS-025: the money %j needs %j points', (money, points) => expect(pointsText(money)).toBe(points));

it.each([
  [{ kind: 'refused', serverMessage: 'Minimum VP Required: 50' }, 'Minimum VP Required: 50'],
  [{ kind: 'refused' }, 'An error occurred'],
  [{ kind: 'fault' }, 'An error occurred'],
  [{ kind: 'unreachable' }, 'An error occurred while converting coins'],
])('REWARDS-022: returns for %j: %s', (failure, words) => expect(conversionFailure(failure)).toBe(words));

it.each([
  [0, 0, 0],
  [1, 1, 1],
  [3, 1, 3],
  [12, 4, 3],
  [15, 5, 3],
])('level %s is of group %s, step %s', (level, group, step) => expect([groupOf(level), stepOf(level)]).toEqual([group, step]));
