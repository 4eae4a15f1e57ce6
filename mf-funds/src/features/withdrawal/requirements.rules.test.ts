import type { Turnover } from '@site/api/contracts/turnover';
import { PROFILE, transaction } from '#fixtures';
import { doneOf, isVerified, missingOf, openTurnover, requirementsOf } from './requirements.rules';

const ticket = (required: string, remaining: string, status: Turnover['status'] = 'active'): Turnover => ({
  id: 1,
  status,
  required_turnover: required,
  remaining_turnover: remaining,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  transaction: { action: 'deposit', promotion: null, payment_method: null },
});

describe('the turnover that is left', () => {
  it.each<[string, Turnover[], bigint, number]>([
    ['nothing without tickets', [], 0n, 100],
    ['the sum of the active tickets', [ticket('1000.00', '250.50'), ticket('200.00', '200.00')], 45_050n, 62],
    ['nothing of completed ones', [ticket('1000.00', '0.00', 'complete'), ticket('500.00', '20.00', 'complete')], 0n, 100],
    ['all of a ticket that was just opened', [ticket('1000.00', '1000.00')], 100_000n, 0],
    ['less than a percent, which is not yet all', [ticket('1000.00', '0.01')], 1n, 99],
    ['more than was asked for, which is no less than nothing done', [ticket('100.00', '150.00')], 15_000n, 0],
  ])('is %s', (_, turnovers, remaining, percent) => {
    expect(openTurnover(turnovers)).toEqual({ remaining, percent });
  });
});

describe('FUNDS-023: the request that blocks a withdrawal', () => {
  const WAITING = transaction({ action: 'withdraw', key: '0' });
  it.each([
    ['a pending withdrawal', [transaction({ action: 'deposit', key: '0' }), WAITING], WAITING],
    ['no pending deposit', [transaction({ action: 'deposit', key: '0' })], null],
    ['no decided withdrawal', [transaction({ action: 'withdraw', key: '1' }), transaction({ action: 'withdraw', key: '2' })], null],
  ])('is %s', (_, transactions, pending) => expect(requirementsOf(PROFILE, true, transactions, []).pending).toBe(pending));
});

describe('FUNDS-062: each gate alone blocks', () => {
  const WAITING = [transaction({ action: 'withdraw', key: '0' })];
  const DEBT = [ticket('1000.00', '1000.00')];
  const ALL = ['birthday', 'phone', 'turnover', 'pending'];
  it.each([
    ['nothing', requirementsOf(PROFILE, true, [], []), [], true],
    ['the birthday', requirementsOf({ dofb: null }, true, [], []), ['birthday'], false],
    ['the phone', requirementsOf(PROFILE, false, [], []), ['phone'], false],
    ['a pending request', requirementsOf(PROFILE, true, WAITING, []), ['pending'], true],
    ['turnover', requirementsOf(PROFILE, true, [], DEBT), ['turnover'], true],
    ['turnover that could not be asked for', requirementsOf(PROFILE, true, [], undefined), ['turnover'], true],
    ['everything', requirementsOf({ dofb: null }, false, WAITING, DEBT), ALL, false],
  ])('missing: %s', (_, requirements, missing, verified) => {
    expect(missingOf(requirements).map(({ name }) => name)).toEqual(missing);
    expect(doneOf(requirements).map(({ name }) => name)).toEqual(ALL.filter((name) => !missing.includes(name)));
    expect(isVerified(requirements)).toBe(verified);
  });
});
