import { between, evenTotal, lastDigit, odd, reaches } from './outlook';

const NO_PRICE = { no: null, noRate: null, yes: null, yesRate: null };
/** Chances: total 2 a tenth, 3 four tenths, 4 a half. */
const OUTLOOK = { least: 2, chances: [0.1, 0.4, 0.5] };

it('puts the line where both sides are about equally likely', () => {
  expect(evenTotal(OUTLOOK)).toMatchObject({ no: 4, yes: 4 });
  expect(evenTotal({ least: 7, chances: [0.5, 0.5] })).toMatchObject({ no: 8, yes: 8 });
});

it('asks more for NO than it pays for YES', () => {
  const { noRate, yesRate } = evenTotal(OUTLOOK);
  expect([yesRate, noRate]).toEqual([9500, 10_500]);
});

it('offers no line for both sides when the total is nearly certain', () => {
  expect(evenTotal({ least: 9, chances: [1] })).toEqual(NO_PRICE);
  expect(reaches(1)({ least: 0, chances: [0.9, 0.1] })).toEqual(NO_PRICE);
  expect(odd({ least: 3, chances: [0.95, 0.05] })).toEqual(NO_PRICE);
});

it('prices odd or even by the chance of an odd total', () => {
  expect(odd(OUTLOOK)).toMatchObject({ no: 1, yes: 1 });
  expect(odd(OUTLOOK).yesRate).toBeGreaterThan(10_000);
});

it('sells ranges and digits on one side, for less than their fair price', () => {
  expect(between(2, 3)(OUTLOOK)).toMatchObject({ no: null, noRate: null, yes: 1 });
  expect(between(2, 3)(OUTLOOK).yesRate).toBeLessThan(10_000);
  expect(lastDigit(2)({ least: 10, chances: [0.2, 0.2, 0.1, 0.5] }).yesRate).toBeLessThan(90_000);
  expect(lastDigit(9)(OUTLOOK)).toEqual(NO_PRICE);
});
