import type { GameType } from '@site/api/contracts/catalogue';
import { WORDS, type WordList } from './game-words';
import { platformCode, SUPPLIERS } from './suppliers';

export interface SeedGame {
  code: string;
  name: string;
  type: GameType;
  platform: string;
  displayOrder: number;
  favourites: number;
  createdAt: Date;
}

const SEED = 20_240_615;
const FIRST_CODE_NUMBER = 1001;
const NEWEST = Date.UTC(2026, 0, 10);
const TWO_YEARS_MS = 730 * 86_400_000;

/** mulberry32: the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** All games, always the same ones. */
export function generateGames(): SeedGame[] {
  const random = seeded(SEED);
  const taken = new Set<string>();
  const games = SUPPLIERS.flatMap(({ name: supplier, prefix, games: counts }) =>
    (Object.entries(counts) as [GameType, number][])
      .flatMap(([type, count]) => Array.from({ length: count }, () => type))
      .map((type, index) => ({
        code: `${prefix}${FIRST_CODE_NUMBER + index}`,
        name: newName(WORDS[type], taken, random),
        type,
        platform: platformCode(supplier),
        favourites: Math.floor(random() ** 4 * 900),
        createdAt: new Date(NEWEST - Math.floor((random() * TWO_YEARS_MS) / 60_000) * 60_000),
      })),
  );
  return shuffled(games, random).map((game, index) => ({ ...game, displayOrder: index + 1 }));
}

/** Two words where they are still free, else three. */
function newName({ first, second, third }: WordList, taken: Set<string>, random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const wantsTwo = random() < 0.3;
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const [a, b] = [pick(first), pick(second)];
    const name = wantsTwo && attempt < 3 ? `${a} ${b}` : `${a} ${b} ${pick(third)}`;
    if (a === b || taken.has(name)) continue;
    taken.add(name);
    return name;
  }
  throw new Error('The word lists are too short for so many games');
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
