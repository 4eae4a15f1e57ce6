import type { GameType } from '@site/api/contracts/catalogue';
import { pick } from '../pen/draw';
import type { Palette } from '../pen/palettes';
import { elephant, fish, kingfisher, lily, mango, peacock, sun, tiger } from './nature';
import { balls, cabinet, climb, cricket, mines, net, rocket, target, ticket, trophy } from './play';
import { cards, dealer, dice, roulette, threeCards } from './table';
import { bell, boat, coins, crown, gem, lantern, mandala, seven, wheel } from './treasure';

export type Motif = (palette: Palette) => string;

/** Motifs by the words in a name: games first, then creatures and things, then common words. */
const named: readonly (readonly [RegExp, Motif])[] = [
  [/roulette/i, roulette],
  [/baccarat|dragon/i, dealer],
  [/teenpatti|stud|holdem|omaha/i, threeCards],
  [/blackjack|pontoon|andar|rummy|callbreak|hazari/i, cards],
  [/sicbo|dice|ludo|hilo/i, dice],
  [/cricket/i, cricket],
  [/football|kabaddi|tennis|hockey|racer|carrom/i, trophy],
  [/mines|towers/i, mines],
  [/darts|plinko/i, target],
  [/tiger/i, tiger],
  [/elephant|buffalo/i, elephant],
  [/kingfisher|doyel|parrot|heron/i, kingfisher],
  [/peacock/i, peacock],
  [/hilsa|dolphin|crocodile|otter/i, fish],
  [/lotus|shapla|jasmine/i, lily],
  [/mango|jackfruit|lychee|palm|banyan/i, mango],
  [/nawab|zamindar|palace/i, crown],
  [/lantern|firefly/i, lantern],
  [/drum/i, bell],
  [/rickshaw|wheel|mela|bazaar/i, wheel],
  [/muslin|jamdani|nokshi|cobra/i, mandala],
  [/pearl|gems|emerald|jade/i, gem],
  [/boat|surma|padma|meghna|jamuna|teesta|karnaphuli/i, boat],
  [/boishakhi/i, sun],
  [/riches|treasure|coins|jackpot/i, coins],
];

const byType = {
  SPORTS: [cricket, trophy],
  LIVE: [dealer, roulette, cards],
  SLOT: [lily, tiger, crown, gem, coins, seven, peacock, boat, kingfisher, lantern, bell, mandala, mango, elephant, sun],
  TABLE: [roulette, cards, dice],
  BINGO: [balls],
  EGAME: [mines, cabinet, dice],
  FH: [net, fish],
  LOTTO: [ticket, balls],
  CRASH: [rocket, climb],
  ARCADE: [cabinet, target, mines],
  POKER: [threeCards, cards],
} as const satisfies Record<GameType, readonly [Motif, ...Motif[]]>;

/** Types whose poster shows the play; for other types the name decides. */
const playLeads: ReadonlySet<GameType> = new Set(['BINGO', 'LOTTO', 'CRASH', 'FH']);

export function motifFor(type: GameType, name: string, random: () => number): Motif {
  const own = playLeads.has(type) ? undefined : named.find(([words]) => words.test(name))?.[1];
  return own ?? pick(byType[type], random);
}
