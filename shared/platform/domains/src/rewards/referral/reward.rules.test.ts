import { paisa, paisaOfTaka } from '@site/api/money';
import { rewardsFor, totalOf } from './reward.rules';

const total = (...turnovers: number[]) => totalOf(rewardsFor(turnovers.map(paisaOfTaka)));

it.each([
  ['R1: the first tier alone', [1000, 0, 0], 1],
  ['R2: three tiers within the second tab', [150_000, 60_000, 10_000], 263],
  ['R3: three tiers within the third tab', [400_000, 100_000, 50_000], 885],
  ['R4: just below the first tab', [99.99, 0, 0], 0],
  ['R5: just below the second tab', [199_999.99, 0, 0], 199.99],
  ['R5: at the second tab, for the whole amount', [200_000, 0, 0], 300],
  ['at the first tab', [100, 0, 0], 0.1],
  ['just below the third tab', [499_999.99, 0, 0], 749.99],
  ['at the third tab', [500_000, 0, 0], 1000],
  ['a tab that only all tiers together reach', [0, 0, 100], 0.01],
])('REWARDS-015, PLATFORM-052: pays %s', (_name, turnovers, reward) => expect(total(...turnovers)).toBe(paisaOfTaka(reward)));

it('REWARDS-015: shows the turnover, the rate and the reward of each tier of R2', () => {
  expect(rewardsFor([150_000, 60_000, 10_000].map(paisaOfTaka))).toEqual([
    { turnover: paisaOfTaka(150_000), rate: 15, reward: paisaOfTaka(225) },
    { turnover: paisaOfTaka(60_000), rate: 6, reward: paisaOfTaka(36) },
    { turnover: paisaOfTaka(10_000), rate: 2, reward: paisaOfTaka(2) },
  ]);
});

it('rounds down to the paisa in each tier by itself', () => {
  expect(rewardsFor([paisa(19_999n), paisa(19_999n), paisa(9_999n)]).map(({ reward }) => reward)).toEqual([19n, 9n, 0n]);
});
