import { turnoverProgress } from '@site/api/contracts/turnover';
import { leftToStake, reasonOf, stakedOf, weightGroups } from './turnover.rules';
import { COMPLETE, REBATE, ticket } from './turnover.fixtures';

it.each([
  ['1000.00', '250.00', 75],
  ['1000.00', '1000.00', 0],
  ['1000.00', '-5.00', 100],
  ['1000.00', '0.00', 100],
  ['1000.00', '0.01', 99],
  ['1000.00', '1200.00', 0],
  ['0.00', '0.00', 100],
])('RECORDS-034, 035: of %s with %s left %i percent are staked', (required_turnover, remaining_turnover, percent) => {
  expect(turnoverProgress(ticket({ required_turnover, remaining_turnover }))).toBe(percent);
});

it('RECORDS-036: is full for a complete ticket, even with turnover left', () => {
  expect(turnoverProgress(ticket({ status: 'complete', remaining_turnover: '3.00' }))).toBe(100);
});

it('adds up the turnover before a withdrawal, of active tickets only', () => {
  expect(leftToStake([ticket(), REBATE, COMPLETE])).toBe(26_000n);
  expect(stakedOf(ticket())).toBe(75_000n);
});

it('reads the reason of a ticket, and a new kind as other', () => {
  const given = (action: string) => reasonOf(ticket({ transaction: { action, promotion: null, payment_method: null } }));
  expect(['rebate', 'vip_conversion', 'referral_claim', 'gift'].map(given)).toEqual([
    'rebate',
    'vip_conversion',
    'referral_claim',
    'other',
  ]);
});

it('groups types of games by how much counts', () => {
  expect(weightGroups().map(({ weight, types }) => [weight, types.includes('LIVE')])).toEqual([
    [100, false],
    [50, false],
    [20, true],
  ]);
});
