import { GAME_TYPES, type GameType } from '@site/api/contracts/catalogue';
import { PALETTES, type Palette } from '../artwork/palettes';
import type { EngineName } from './engines';

/** A game type is played on one of these engines; its name, else its code, decides which. */
const ENGINES_BY_TYPE: Record<GameType, readonly [EngineName, ...EngineName[]]> = {
  SPORTS: ['cricket'],
  LIVE: ['roulette', 'baccarat'],
  SLOT: ['slot'],
  TABLE: ['baccarat', 'roulette'],
  BINGO: ['lotto'],
  EGAME: ['mines'],
  FH: ['fishing'],
  LOTTO: ['lotto'],
  CRASH: ['crash'],
  ARCADE: ['mines'],
  POKER: ['baccarat'],
};

export interface Skin {
  engine: EngineName;
  palette: Palette;
  /** A stable number of the game: the page varies its motif and scene by it. */
  variant: number;
}

const numberOf = (code: string) => [...code].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** The look and engine of a game, the same each time it opens. */
export function skinOf(game: { code: string; type: string; name: string }): Skin {
  const type = GAME_TYPES.find((known) => known === game.type) ?? 'SLOT';
  const variant = numberOf(game.code);
  const engines = ENGINES_BY_TYPE[type];
  // A game called Roulette is one.
  const named = engines.find((engine) => game.name.toLowerCase().includes(engine));
  const palettes = Object.values(PALETTES);
  return {
    engine: named ?? engines[variant % engines.length] ?? engines[0],
    palette: palettes[(variant >>> 4) % palettes.length] ?? PALETTES.pond,
    variant,
  };
}
