import { generateGames } from './game-generator';
import { BET_PLATFORM_CODES, BET_PLATFORMS } from '@site/api/contracts/records';
import { platformCode, SUPPLIERS } from './suppliers';

const games = generateGames();
function countBy(key: 'type' | 'platform') {
  const counts: Record<string, number> = {};
  for (const game of games) counts[game[key]] = (counts[game[key]] ?? 0) + 1;
  return counts;
}

it('splits 2,610 games over the eleven types', () => {
  expect(games).toHaveLength(2610);
  expect(countBy('type')).toEqual({
    SLOT: 1660,
    LIVE: 290,
    TABLE: 160,
    EGAME: 120,
    FH: 100,
    CRASH: 60,
    ARCADE: 80,
    BINGO: 40,
    LOTTO: 40,
    POKER: 40,
    SPORTS: 20,
  });
});

it('has 28 suppliers, four of them under the codes of the record filter', () => {
  expect(SUPPLIERS).toHaveLength(28);
  expect(new Set(SUPPLIERS.map(({ prefix }) => prefix)).size).toBe(28);
  for (const [id, name] of Object.entries(BET_PLATFORMS)) {
    expect(SUPPLIERS.map((supplier) => supplier.name)).toContain(name);
    expect(platformCode(name)).toBe(BET_PLATFORM_CODES[Number(id)]);
    expect(countBy('platform')[platformCode(name)]).toBeGreaterThan(0);
  }
});

it('leaves the games of earlier suppliers as they were', () => {
  const last = games.findLastIndex(({ code }) => !/^(KA|SX|RT|SG)/.test(code));
  expect(last).toBe(2399);
  expect(games[0]).toMatchObject({ code: 'SR1180', name: 'Meghna Muslin Quest', platform: 'SHAPLA_REELS' });
  expect(games[2399]).toMatchObject({ code: 'PP1178', name: 'Karnaphuli Muslin', platform: 'PADMAPLAY' });
});

it('gives every game its own code and its own name of two or three words', () => {
  expect(new Set(games.map(({ code }) => code)).size).toBe(2610);
  expect(new Set(games.map(({ name }) => name)).size).toBe(2610);
  for (const { code, name, platform } of games) {
    expect(code).toMatch(/^[A-Z]{2}\d{4}$/);
    expect(name).toMatch(/^\S+ \S+( \S+)?$/);
    expect(platform).not.toContain('-');
  }
});

it('spreads them over two years and orders them without gaps', () => {
  const times = games.map(({ createdAt }) => createdAt.getTime());
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(700 * 86_400_000);
  expect(games.map(({ displayOrder }) => displayOrder)).toEqual(Array.from({ length: 2610 }, (_, index) => index + 1));
});

it('makes the same games every time', () => expect(generateGames()).toEqual(games));
