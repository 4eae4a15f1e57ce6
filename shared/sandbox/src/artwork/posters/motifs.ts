import type { GameType } from '@site/api/contracts/catalogue';
import { pick } from '../draw';
import type { Palette } from '../palettes';
import { elephant, fish, kingfisher, lily, mango, peacock, sun, tiger } from './nature';
import { balls, cabinet, climb, cricket, mines, net, rocket, target, ticket, trophy } from './play';
import { cards, dealer, dice, roulette, threeCards } from './table';
import { bell, boat, coins, crown, gem, lantern, mandala, seven, wheel } from './treasure';

export type Motif = (palette: Palette) => string;

/** What a name speaks of is what its picture shows; the first match counts. */
const named: readonly (readonly [RegExp, Motif])[] = [
  [/tiger|bagh|jungle|sundar|claw/i, tiger],
  [/lily|shapla|lotus|petal|bloom|flower|blossom|garden|krishnachura/i, lily],
  [/kingfisher|doyel|bird|wing|feather|parrot/i, kingfisher],
  [/peacock|mayur/i, peacock],
  [/elephant|hati/i, elephant],
  [/hilsa|fish|ilish|catch|reef|ocean|shark/i, fish],
  [/mango|fruit|aam|orchard|jackfruit|lychee|banyan/i, mango],
  [/roulette/i, roulette],
  [/dice|sic bo/i, dice],
  [/boat|nouka|river|padma|meghna|jamuna|teesta|delta|sail|harbou?r|port/i, boat],
  [/crown|king|queen|raja|rani|nawab|royal|emperor|palace|throne/i, crown],
  [/gem|diamond|jewel|ruby|emerald|sapphire|crystal|pearl/i, gem],
  [/lantern|lamp|diya|flame|fire|candle|light/i, lantern],
  [/coin|gold|taka|treasure|fortune|rich|vault|money/i, coins],
  [/seven|777|classic|hot/i, seven],
  [/bell|temple|baul|drum|dhol|song/i, bell],
  [/wheel|spin|rickshaw|carnival|mela/i, wheel],
  [/sun|summer|dawn|boishakh|day/i, sun],
  [/nokshi|muslin|mandala|kantha|alpona|star/i, mandala],
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

/** Types whose play the picture must tell; elsewhere the name leads. */
const playLeads: ReadonlySet<GameType> = new Set(['SPORTS', 'LIVE', 'BINGO', 'LOTTO', 'CRASH', 'POKER', 'FH', 'ARCADE']);

export function motifFor(type: GameType, name: string, random: () => number): Motif {
  const own = playLeads.has(type) ? undefined : named.find(([words]) => words.test(name))?.[1];
  return own ?? pick(byType[type], random);
}
