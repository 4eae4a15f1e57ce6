import { HIDDEN_CATEGORIES, PROMOTION_CATEGORIES } from '@site/api/contracts/rewards';
import type { Promotion } from '@site/api/contracts/site';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
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

it('REWARDS-034: prints the most that a promotion adds, and null where it has no cap', async () => {
  const promotions = (await platform.app.inject({ url: '/api/promotion' })).json<Promotion[]>();
  const capOf = (id: number) => promotions.find((promotion) => promotion.id === id)?.max_bonus;
  expect([capOf(4), capOf(5)]).toEqual(['5000.00', null]);
});

const get = (path: string, token?: string) =>
  platform.app.inject({ url: `/api/${path}`, headers: token ? { authorization: `Bearer ${token}` } : {} });

it('REWARDS-032, 034, PLATFORM-053: lists all of them with all their fields, with and without a token', async () => {
  const { token } = await platform.signUp();
  const answers = [await get('promotion'), await get('promotion', token), await get('promotion', 'x'.repeat(43))];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const [promotions, ...others] = answers.map((answer) => answer.json<Promotion[]>());
  expect(others).toEqual([promotions, promotions]);
  expect(new Set(promotions?.map(({ status }) => status))).toEqual(new Set(['display', 'active']));
  for (const promotion of promotions ?? [])
    expect(promotion).toEqual(
      expect.objectContaining({
        id: expect.any(Number),
        name: expect.any(String),
        desc: expect.any(String),
        thumbnail: expect.any(String),
        start_date: expect.any(String),
        end_date: expect.any(String),
        status: expect.stringMatching(/^(display|active)$/),
        deposit_bouns: expect.any(Number),
        turnover: expect.any(Number),
        categories: expect.any(Array),
      }),
    );
});

it('REWARDS-033, PLATFORM-053: shows one as it is in the list, to everybody', async () => {
  const { token } = await platform.signUp();
  const listed = (await get('promotion')).json<Promotion[]>();
  for (const answer of [await get('promotions/4'), await get('promotions/4', token)])
    expect([answer.statusCode, answer.json()]).toEqual([200, listed.find(({ id }) => id === 4)]);
});

it('REWARDS-033, PLATFORM-053: answers not found for an unknown promotion', async () => {
  const answer = await get('promotions/4711');
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'Nothing was found here.']);
});

it.each(['promotions/abc', 'promotions/-1', 'promotions/1234567890'])('refuses %s', async (path) => {
  expect((await get(path)).statusCode).toBe(422);
});

it('REWARDS-032: shows none to a player who takes a break', async () => {
  const { token } = await platform.signUp();
  await ask(platform, { token }, 'safer-play/time-out', { length: '24h' });
  expect((await get('promotion', token)).json()).toEqual([]);
  expect((await get('promotions/4', token)).statusCode).toBe(404);
});

it('REWARDS-035: files every promotion under known categories', async () => {
  expect(PROMOTION_CATEGORIES.map(({ id }) => id)).toEqual([99, 1, 2, 4, 8, 32, 64, 128, 256, 1024, 8192, 512]);
  expect(HIDDEN_CATEGORIES).toEqual([16, 2048, 4096, 16384]);
  const known = [...PROMOTION_CATEGORIES.map(({ id }) => id), ...HIDDEN_CATEGORIES];
  for (const { categories } of (await get('promotion')).json<Promotion[]>()) {
    expect(categories.length).toBeGreaterThan(0);
    for (const id of categories) expect(known).toContain(id);
  }
});

it('REWARDS-039: has the three samples by name, and they ended with 2024', async () => {
  const samples = (await get('promotion')).json<Promotion[]>().slice(0, 3);
  expect(samples.map(({ name }) => name)).toEqual(['Sports Welcome Bonus of 7,777', '100% Bonus plus Free Spins', '50% Sports Refund']);
  for (const { end_date: end } of samples) expect(dayOf(new Date(end))).toBe('2024-12-31');
});

it('REWARDS-039: keeps the three samples of the specification as they were', async () => {
  const samples = await Promise.all([1, 2, 3].map(row));
  expect(samples.map(({ depositBonus, turnover, status, categories }) => ({ depositBonus, turnover, status, categories }))).toEqual([
    { depositBonus: 100, turnover: 15, status: 'display', categories: [99, 4] },
    { depositBonus: 100, turnover: 20, status: 'display', categories: [99, 1] },
    { depositBonus: 50, turnover: 8, status: 'display', categories: [4] },
  ]);
});

describe('N-67: a promotion is open', () => {
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
