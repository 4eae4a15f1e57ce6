import { GAME_TYPES, type GameType } from '@site/api/contracts/catalogue';
import { PALETTES, type Palette } from '@site/platform-artwork/pen/palettes';
import type { EngineName } from './engines';

/** Engines of each game type; the name of a game, else its code, selects one. */
const ENGINES_BY_TYPE: Record<GameType, readonly [EngineName, ...EngineName[]]> = {
  SPORTS: ['cricket'],
  LIVE: ['roulette', 'baccarat', 'poker'],
  SLOT: ['slot'],
  TABLE: ['baccarat', 'roulette', 'poker'],
  BINGO: ['lotto'],
  EGAME: ['mines', 'cricket', 'crash'],
  FH: ['fishing'],
  LOTTO: ['lotto'],
  CRASH: ['crash'],
  ARCADE: ['mines', 'crash'],
  POKER: ['poker'],
};

/** Engines by words in the name. A game without a matching engine gets the nearest one, and the page names it under its title. */
const ENGINES_BY_NAME: readonly (readonly [RegExp, EngineName])[] = [
  [/roulette|wheel|sic ?bo/i, 'roulette'],
  [/baccarat|dragon|andar|blackjack|pontoon/i, 'baccarat'],
  [/teen ?patti|poker|hazari|callbreak|rummy/i, 'poker'],
  [/cricket/i, 'cricket'],
  [/racer|rickshaw|boat|kite/i, 'crash'],
  [/mines|towers|carrom|ludo|kabaddi|plinko|dice|coins|darts|marbles|hilo/i, 'mines'],
];

export interface Skin {
  engine: EngineName;
  palette: Palette;
  /** A stable number of the game; it varies the motif and the scene of the page. */
  variant: number;
}

const numberOf = (code: string) => [...code].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** Look and engine of a game, the same at every launch. */
export function skinOf(game: { code: string; type: string; name: string }): Skin {
  const type = GAME_TYPES.find((known) => known === game.type) ?? 'SLOT';
  const variant = numberOf(game.code);
  const engines = ENGINES_BY_TYPE[type];
  const named = ENGINES_BY_NAME.find(([name, engine]) => engines.includes(engine) && name.test(game.name))?.[1];
  const palettes = Object.values(PALETTES);
  return {
    engine: named ?? engines[variant % engines.length] ?? engines[0],
    palette: palettes[(variant >>> 4) % palettes.length] ?? PALETTES.pond,
    variant,
  };
}
