import { generateGames } from './game-generator';
import { SUPPLIERS } from './suppliers';

const games = generateGames();
function countBy(key: 'type' | 'platform') {
  const counts: Record<string, number> = {};
  for (const game of games) counts[game[key]] = (counts[game[key]] ?? 0) + 1;
  return counts;
}

it('splits 2,400 games over the eleven types', () => {
  expect(games).toHaveLength(2400);
  expect(countBy('type')).toEqual({
    SLOT: 1500,
    LIVE: 260,
    TABLE: 160,
    EGAME: 120,
    FH: 80,
    CRASH: 60,
    ARCADE: 80,
    BINGO: 40,
    LOTTO: 40,
    POKER: 40,
    SPORTS: 20,
  });
});

it('knows 24 suppliers and none of the names that the record filter mocks', () => {
  expect(Object.keys(countBy('platform'))).toHaveLength(24);
  const names = SUPPLIERS.map(({ name }) => name);
  for (const mocked of ['KA Gaming', 'Sexy', 'Red Tiger', 'Spadegaming']) expect(names).not.toContain(mocked);
});

it('gives every game its own code and its own name of two or three words', () => {
  expect(new Set(games.map(({ code }) => code)).size).toBe(2400);
  expect(new Set(games.map(({ name }) => name)).size).toBe(2400);
  for (const { code, name, platform } of games) {
    expect(code).toMatch(/^[A-Z]{2}\d{4}$/);
    expect(name).toMatch(/^\S+ \S+( \S+)?$/);
    expect(platform).not.toContain('-');
  }
});

it('spreads them over two years and orders them without gaps', () => {
  const times = games.map(({ createdAt }) => createdAt.getTime());
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(700 * 86_400_000);
  expect(games.map(({ displayOrder }) => displayOrder)).toEqual(Array.from({ length: 2400 }, (_, index) => index + 1));
});

it('makes the same games every time', () => expect(generateGames()).toEqual(games));
