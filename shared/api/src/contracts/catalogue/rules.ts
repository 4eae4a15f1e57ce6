/**
 * Codes of the game categories, in the order of the category area. The first eight are specified, the last three are our own. @see
 * CATALOGUE-006, C-20
 */
export const GAME_TYPES = ['SPORTS', 'LIVE', 'SLOT', 'TABLE', 'BINGO', 'EGAME', 'FH', 'LOTTO', 'CRASH', 'ARCADE', 'POKER'] as const;
/** Code of a game category. */
export type GameType = (typeof GAME_TYPES)[number];
/** English name of each game category. @see CATALOGUE-005 */
export const GAME_TYPE_NAMES = {
  SPORTS: 'Sports',
  LIVE: 'Live Casino',
  SLOT: 'Slots',
  TABLE: 'Table Games',
  BINGO: 'Bingo',
  EGAME: 'E-Games',
  FH: 'Fishing',
  LOTTO: 'Lottery',
  CRASH: 'Crash',
  ARCADE: 'Arcade',
  POKER: 'Poker',
} as const satisfies Record<GameType, string>;

/** Sort modes of the games list, in the order of the menu. @see CATALOGUE-020, CATALOGUE-021, C-28 */
export const SORT_MODES = ['displayOrder', 'createTime', 'favorite', 'aZ'] as const;
/** Sort mode of the games list. */
export type SortMode = (typeof SORT_MODES)[number];
/** Label of each sort mode. @see CATALOGUE-020 */
export const SORT_LABELS = { displayOrder: 'Recommend', createTime: 'Latest', favorite: 'Favorite', aZ: 'A-Z' } as const satisfies Record<
  SortMode,
  string
>;

/** Game category that `getSystem` uses without `type`. @see CATALOGUE-027 */
export const DEFAULT_SYSTEM_TYPE: GameType = 'LIVE';

/** Path of a game's poster. @see CATALOGUE-023, N-25 */
export const posterPath = (code: string) => `/storage/games/${encodeURIComponent(code)}.svg`;
/** Poster for a game whose own one fails to load. @see CATALOGUE-023 */
export const DEFAULT_POSTER = '/storage/games/default.svg';

/**
 * Reads the link of a Favourite or Features slide: `PLATFORM-TYPE` or `PLATFORM-TYPE-CODE`; without a code the platform's lobby opens. @see
 * CATALOGUE-010, N-22
 */
export function parseSlideLink(link: string) {
  const [platform = '', gameType = '', ...code] = link.split('-');
  return { platform, gameType, gameCode: code.join('-') };
}

/** Money of a practice session in BDT, when it begins and after a refill. It exists in the game only. */
export const PRACTICE_START = '10000.00';
/** Length of a practice session in minutes. After it the player opens the game again, which asks the rules of safer play again. */
export const PRACTICE_MINUTES = 30;
/** Page that holds a game without money. */
export const PRACTICE_PATH = '/practice';
/** Page that searches games, matches, promotions and help. */
export const SEARCH_PATH = '/search';
