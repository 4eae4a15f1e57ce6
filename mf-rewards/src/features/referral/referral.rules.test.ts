import { claimFailure, isTooLittle, playedTiers, rateText } from './referral.rules';
import { SHARE_CHANNELS, shareAddress } from './referral.channels';
import { REWARD } from './referral.fixtures';

it.each([
  ['9.99', true],
  ['10.00', false],
  ['0.00', true],
])('REWARDS-007: %s is too little: %s', (cashBonus, answer) => expect(isTooLittle(cashBonus)).toBe(answer));

it.each([
  [{ kind: 'refused', serverMessage: 'Not today.' }, 'Not today.'],
  [{ kind: 'refused', serverMessage: '' }, 'Failed to claim bonus. Please try again.'],
  [{ kind: 'fault' }, 'Failed to claim bonus. Please try again.'],
  [{ kind: 'unreachable' }, 'An error occurred while claiming the bonus. Please try again.'],
  [{ kind: 'off-contract' }, 'An error occurred while claiming the bonus. Please try again.'],
])('REWARDS-010: returns for %j: %s', (problem, words) => expect(claimFailure(problem)).toBe(words));

it.each([
  [10, '0.1%'],
  [7, '0.07%'],
  [20, '0.2%'],
])('writes %s hundredths of a percent as %s', (rate, text) => expect(rateText(rate)).toBe(text));

it('lists only the tiers with turnover', () => {
  expect(playedTiers(REWARD).map(({ tier }) => tier)).toEqual([1, 2]);
});

const LINK = 'https://site.example/referral_code?referral_code=LILY2K7P';

it.each(SHARE_CHANNELS)('REWARDS-014: %s gets the whole link and the words', (channel) => {
  const address = new URL(shareAddress(channel, LINK, 'Play & win'));
  const given = [...address.searchParams.values()].join(' ');
  expect(given).toContain(LINK);
  if (channel !== 'facebook' && channel !== 'line') expect(given).toContain('Play & win');
});
