import type { GameType } from '@site/api/contracts/catalogue';
import { seeded } from '@site/platform-kit/secrets/seeded';
import { WORDS, type WordList } from './game-words';
import { platformCode, SUPPLIER_GROUPS, type SupplierEntry } from './suppliers';

export interface SeedGame {
  code: string;
  name: string;
  type: GameType;
  platform: string;
  /** Set for sports entries only. */
  icon: string | null;
  displayOrder: number;
  favourites: number;
  createdAt: Date;
}

const SEED = 20_240_615;
const FIRST_CODE_NUMBER = 1001;
const NEWEST = Date.UTC(2026, 0, 10);
const TWO_YEARS_MS = 730 * 86_400_000;

type Draft = Omit<SeedGame, 'displayOrder'>;
type Unmarked = Omit<Draft, 'icon'>;

/** Generates all games; the result is always the same. */
export function generateGames(): SeedGame[] {
  const random = seeded(SEED);
  const taken = new Set<string>();
  const games = SUPPLIER_GROUPS.flatMap((group) =>
    shuffled(
      group.flatMap((supplier) => gamesOf(supplier, taken, random)),
      random,
    ),
  );
  return games.map((game, index) => ({ ...game, displayOrder: index + 1 }));
}

const gamesOf = ({ name: supplier, prefix, games: counts }: SupplierEntry, taken: Set<string>, random: () => number): Draft[] =>
  (Object.entries(counts) as [GameType, number][])
    .flatMap(([type, count]) => Array.from({ length: count }, () => type))
    .map((type, index): Unmarked => ({
      code: `${prefix}${FIRST_CODE_NUMBER + index}`,
      name: newName(WORDS[type], taken, random),
      type,
      platform: platformCode(supplier),
      favourites: Math.floor(random() ** 4 * 900),
      createdAt: new Date(NEWEST - Math.floor((random() * TWO_YEARS_MS) / 60_000) * 60_000),
    }))
    .map((game) => ({ ...game, icon: iconOf(game) }));

function iconOf({ type, name }: Unmarked) {
  const sport = WORDS.SPORTS.second.find((word) => name.includes(word));
  return type === 'SPORTS' ? `sports/${sport?.toLowerCase() ?? 'trophy'}.svg` : null;
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
