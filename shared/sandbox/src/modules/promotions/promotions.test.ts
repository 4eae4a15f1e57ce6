// Covers: N-67.
import type { Promotion } from '@site/api/contracts/site';
import { createTestPlatform, type TestPlatform } from '#testing/test-platform';
import { isOpen } from './promotions.policy';
import { findPromotion, type PromotionRow } from './promotions.repository';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date() });
});
afterAll(() => platform.stop());

const row = async (id: number): Promise<PromotionRow> => {
  const found = await findPromotion(platform.db, id);
  if (!found) throw new Error(`No promotion ${id}`);
  return found;
};

it('finds one promotion, and none where there is none', async () => {
  expect(await row(4)).toMatchObject({ id: 4, name: 'First Deposit 50%', depositBonus: 50, maxBonus: 500_000n });
  expect(await findPromotion(platform.db, 4711)).toBeNull();
});

it('prints the most that a promotion adds, and null where it has no cap', async () => {
  const promotions = (await platform.app.inject({ url: '/api/promotion' })).json<Promotion[]>();
  const capOf = (id: number) => promotions.find((promotion) => promotion.id === id)?.max_bonus;
  expect([capOf(4), capOf(5)]).toEqual(['5000.00', null]);
});

it('keeps the three samples of the specification as they were', async () => {
  const samples = await Promise.all([1, 2, 3].map(row));
  expect(samples.map(({ depositBonus, turnover, status, categories }) => ({ depositBonus, turnover, status, categories }))).toEqual([
    { depositBonus: 100, turnover: 15, status: 'display', categories: [99, 4] },
    { depositBonus: 100, turnover: 20, status: 'display', categories: [99, 1] },
    { depositBonus: 50, turnover: 8, status: 'display', categories: [4] },
  ]);
});

describe('a promotion is open', () => {
  const [start, end] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-31T00:00:00Z')];
  const at = (text: string) => new Date(text);

  it.each([
    ['at its first moment', 'active', start, true],
    ['at its last moment', 'active', end, true],
    ['not before it begins', 'active', at('2026-02-28T23:59:59.999Z'), false],
    ['not after it has ended', 'active', at('2026-03-31T00:00:00.001Z'), false],
    ['not while it is only shown', 'display', at('2026-03-15T00:00:00Z'), false],
  ] as const)('%s', async (_name, status, moment, isIt) => {
    expect(isOpen({ ...(await row(5)), status, startDate: start, endDate: end }, moment)).toBe(isIt);
  });
});
