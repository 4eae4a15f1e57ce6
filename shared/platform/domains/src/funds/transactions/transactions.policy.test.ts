import { secondsAfter } from '@site/platform-kit/time/clock';
import { arrivesIn, changeableIn, changeRulesOf, refuseChange, refuseDecision } from './transactions.policy';
import { settingDefaults } from '#site/testing';

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
])('after %d s a pending request should arrive in %d s', (passed, left) =>
  expect(arrivesIn(deposit, secondsAfter(submittedAt, passed))).toBe(left),
);

it('expects nothing of a request that is decided', () => expect(arrivesIn({ ...deposit, key: '1' }, submittedAt)).toBeNull());

it.each([
  ['a deposit that waits', deposit, off, 1740],
  ['a withdrawal that waits', withdrawal, changeRulesOf(settingDefaults), 1740],
  ['a withdrawal that waits, where the operator forbids it', withdrawal, off, null],
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

it('PLATFORM-048, N-42: refuses a change a second too early', () => {
  expect(codeOf(() => refuseChange(deposit, secondsAfter(submittedAt, 1799), off))).toBe('funds.too_early');
  expect(codeOf(() => refuseChange(deposit, secondsAfter(submittedAt, 1800), off))).toBeNull();
  expect(codeOf(() => refuseChange(withdrawal, secondsAfter(submittedAt, 1800), off))).toBe('funds.not_changeable');
  expect(codeOf(() => refuseChange(withdrawal, secondsAfter(submittedAt, 1800), on))).toBeNull();
});

it('lets a refused request be changed until it is closed', () => {
  const refused = { ...deposit, key: '2', decidedAt } as const;
  expect(codeOf(() => refuseChange({ ...refused, isClosed: true }, secondsAfter(decidedAt, 9000), on))).toBe('funds.not_changeable');
  expect(codeOf(() => refuseChange(refused, secondsAfter(decidedAt, 1799), on))).toBe('funds.too_early');
  expect(codeOf(() => refuseChange(refused, secondsAfter(decidedAt, 1800), on))).toBeNull();
});

it.each([
  ['a first request', '0', 1, false, undefined, null],
  ['a first request, by its attempt', '0', 1, false, 1, null],
  ['what was refused and sent again', '0', 2, false, undefined, null],
  ['an edited request that nobody named', '0', 2, true, undefined, 'funds.changed'],
  ['an edited request by the attempt before', '0', 2, true, 1, 'funds.changed'],
  ['an edited request by its attempt', '0', 2, true, 2, null],
  ['what is decided', '1', 2, true, 2, 'funds.not_changeable'],
] as const)('lets an operator decide %s only as it was looked at', (_name, key, attempt, isEdited, seen, code) =>
  expect(codeOf(() => refuseDecision({ key, attempt, isEdited }, seen))).toBe(code),
);
