// Covers: PLATFORM-048, N-42.
import { secondsAfter } from '#core/clock';
import { arrivesIn, changeableIn, refuseResubmit, refuseRevert } from './transactions.policy';

const submittedAt = new Date('2026-01-15T06:00:00Z');
const decidedAt = secondsAfter(submittedAt, 60);
const deposit = { action: 'deposit', key: '0', isClosed: false, submittedAt, decidedAt: null } as const;
const withdrawal = { ...deposit, action: 'withdraw' } as const;
const off = { withdrawalRevert: false };
const on = { withdrawalRevert: true };

it.each([
  [0, 1800],
  [0.4, 1800],
  [90, 1710],
  [1800, 0],
  [1900, -100],
])('after %d s a request that waits should arrive in %d s', (passed, left) =>
  expect(arrivesIn(deposit, secondsAfter(submittedAt, passed))).toBe(left),
);

it('expects nothing of a request that is decided', () => expect(arrivesIn({ ...deposit, key: '1' }, submittedAt)).toBeNull());

it.each([
  ['a deposit that waits', deposit, off, 1740],
  ['a withdrawal that waits', withdrawal, off, null],
  ['a withdrawal that waits, where the operator allows it', withdrawal, on, 1740],
  ['what was refused a moment ago', { ...withdrawal, key: '2', decidedAt }, off, 1800],
  ['what was refused and given up', { ...deposit, key: '2', decidedAt, isClosed: true }, off, null],
  ['what was approved', { ...deposit, key: '1', decidedAt }, on, null],
] as const)('lets the player change %s after the wait', (_name, transaction, rules, left) =>
  expect(changeableIn(transaction, secondsAfter(submittedAt, 60), rules)).toBe(left),
);

it('never counts below zero', () => expect(changeableIn(deposit, secondsAfter(submittedAt, 5000), off)).toBe(0));

const codeOf = (work: () => void) => {
  try {
    work();
    return null;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem ? problem.code : problem;
  }
};

it('refuses to revert a second too early', () => {
  expect(codeOf(() => refuseRevert(deposit, secondsAfter(submittedAt, 1799), off))).toBe('funds.too_early');
  expect(codeOf(() => refuseRevert(deposit, secondsAfter(submittedAt, 1800), off))).toBeNull();
  expect(codeOf(() => refuseRevert(withdrawal, secondsAfter(submittedAt, 1800), off))).toBe('funds.not_changeable');
});

it('takes again only what was refused', () => {
  const refused = { ...deposit, key: '2', decidedAt } as const;
  expect(codeOf(() => refuseResubmit(deposit, secondsAfter(submittedAt, 9000)))).toBe('funds.not_changeable');
  expect(codeOf(() => refuseResubmit({ ...refused, isClosed: true }, secondsAfter(decidedAt, 9000)))).toBe('funds.not_changeable');
  expect(codeOf(() => refuseResubmit(refused, secondsAfter(decidedAt, 1799)))).toBe('funds.too_early');
  expect(codeOf(() => refuseResubmit(refused, secondsAfter(decidedAt, 1800)))).toBeNull();
});
