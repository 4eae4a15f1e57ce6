import { secondsBetween } from '@site/platform-kit/time/clock';
import { reviewersVerdict, reviewMoment } from './review.rules';

const at = new Date('2026-01-15T06:00:00Z');
const secondsOf = (number: string, attempt = 1) => secondsBetween(at, reviewMoment({ number, attempt, trxKey: null }, at) ?? at);

it('decides between 15 and 60 seconds later, the same for the same submission', () => {
  const waits = Array.from({ length: 300 }, (_none, n) => secondsOf(`D${10_000_001 + n}`));
  expect([Math.min(...waits), Math.max(...waits)]).toEqual([15, 60]);
  expect(secondsOf('D10000001')).toBe(secondsOf('D10000001'));
  expect(new Set([1, 2, 3, 4, 5].map((attempt) => secondsOf('D10000001', attempt))).size).toBeGreaterThan(1);
});

it('leaves a TRX ID that ends with 99 to the operator', () => {
  expect(reviewMoment({ number: 'D1', attempt: 1, trxKey: 'PW7M2Q9X99' }, at)).toBeNull();
});

it.each([
  ['PW7M2Q9X00', { key: '2', reason: 'The amount does not match the transfer.' }],
  ['PW7M2Q9X01', { key: '2', reason: 'No transfer with this TRX ID was found.' }],
  ['PW7M2Q9XTA', { key: '1' }],
  [null, { key: '1' }],
])('gives the TRX ID %p the verdict of its ending', (trxKey, verdict) => expect(reviewersVerdict({ trxKey })).toEqual(verdict));
