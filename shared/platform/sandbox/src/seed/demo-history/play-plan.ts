import type { GameType } from '@site/api/contracts/catalogue';
import { paisa, paisaOfTaka, type Paisa } from '@site/api/money';

/** Some consecutive rounds of one game. */
export interface Sitting {
  daysAgo: number;
  hour: number;
  platform: string;
  type: GameType;
  /** Index of the game among the platform's games of the type. */
  game: number;
  /** Amounts in paisa. */
  rounds: readonly { stake: Paisa; win: Paisa }[];
}

type Venue = readonly [platform: string, type: GameType];

const FAVOURITE: Venue = ['KA_GAMING', 'SLOT'];
const VENUES: readonly Venue[] = [
  FAVOURITE,
  ['RED_TIGER', 'SLOT'],
  ['SEXY', 'LIVE'],
  ['SPADEGAMING', 'SLOT'],
  ['KA_GAMING', 'FH'],
  ['PADMAPLAY', 'SLOT'],
  ['JAMUNA_CRASH', 'CRASH'],
  ['RED_TIGER', 'SLOT'],
  ['MEGHNA_LIVE', 'LIVE'],
  ['SHAPLA_REELS', 'SLOT'],
  ['SPADEGAMING', 'FH'],
  ['RUPALI_LOTTO', 'LOTTO'],
  ['NOKSHI_TABLES', 'TABLE'],
  ['BOISHAKH_BET_SPORTS', 'SPORTS'],
];

/** Cumulative chance and payout in hundredths of the stake; the house keeps a small margin. */
const PAYS = [
  [0.5, 0],
  [0.7, 60],
  [0.86, 200],
  [0.95, 320],
  [1, 650],
] as const;

interface Habit {
  /** First and last day of play, in days ago. */
  from: number;
  to: number;
  /** Days between two sittings. */
  every: number;
  /** In whole BDT. */
  stakes: readonly number[];
  rounds: readonly [number, number];
}

/** @param random a seeded generator; the same numbers give the same play */
export function planSittings(random: () => number, { from, to, every, stakes, rounds }: Habit): Sitting[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sittings: Sitting[] = [];
  for (let daysAgo = from; daysAgo >= to; daysAgo -= every) {
    const [platform, type] = VENUES[sittings.length % VENUES.length] ?? FAVOURITE;
    const stake = pick(stakes);
    const count = rounds[0] + Math.floor(random() * (rounds[1] - rounds[0] + 1));
    sittings.push({
      daysAgo,
      hour: 15 + random() * 7,
      platform,
      type,
      game: Math.floor(random() * 10),
      rounds: Array.from({ length: count }, () => planRound(random, paisaOfTaka(pick([stake, stake, stake * 2])))),
    });
  }
  return sittings;
}

function planRound(random: () => number, stake: Paisa) {
  const luck = random();
  const hundredths = PAYS.find(([upTo]) => luck < upTo)?.[1] ?? 0;
  return { stake, win: paisa((stake * BigInt(hundredths)) / 100n) };
}
