import { conversionOf, MIN_VP, MIN_VP_MEMBER_CENTER, pointsFor } from '@site/api/contracts/rewards';

it.each([
  ['V1', 4000, 1000n, 4000],
  ['V2', 4001, 1000n, 4000],
  ['V3', 10, 2n, 8],
])('REWARDS-020, %s: %s points become %s paisa and use up %s', (_id, points, worth, used) => {
  expect(conversionOf(points)).toEqual({ paisa: worth, used });
});

it('never uses more than it pays for, and never keeps a whole paisa back', () => {
  for (let points = 0; points < 1000; points++) {
    const { paisa: worth, used } = conversionOf(points);
    expect(pointsFor(worth)).toBe(used);
    expect(points - used).toBeLessThan(4);
  }
});

it('REWARDS-020: requires ten points, and in the member center 4000', () => {
  expect([MIN_VP, MIN_VP_MEMBER_CENTER]).toEqual([10, 4000]);
});
