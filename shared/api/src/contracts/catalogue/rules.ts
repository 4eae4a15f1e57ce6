/** In the order of the category area. The first eight codes are the specification's; the last three are ours (C-20). */
export const GAME_TYPES = ['SPORTS', 'LIVE', 'SLOT', 'TABLE', 'BINGO', 'EGAME', 'FH', 'LOTTO', 'CRASH', 'ARCADE', 'POKER'] as const;
export type GameType = (typeof GAME_TYPES)[number];
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

/** Sort modes and their specified labels, in the menu's order. @see spec A 2, B 4, C-28 */
export const SORT_MODES = ['displayOrder', 'createTime', 'favorite', 'aZ'] as const;
export type SortMode = (typeof SORT_MODES)[number];
export const SORT_LABELS = { displayOrder: 'Recommend', createTime: 'Latest', favorite: 'Favorite', aZ: 'A-Z' } as const satisfies Record<
  SortMode,
  string
>;

export const DEFAULT_SYSTEM_TYPE: GameType = 'LIVE';

/** Poster of a game, under the storage path. @see spec A 3, N-25 */
export const posterPath = (code: string) => `/storage/games/${encodeURIComponent(code)}.svg`;
export const DEFAULT_POSTER = '/storage/games/default.svg';

/** A Favourite or Features link: `PLATFORM-TYPE` or `PLATFORM-TYPE-CODE`; without a code the platform's lobby opens. @see N-22 */
export function parseSlideLink(link: string) {
  const [platform = '', gameType = '', ...code] = link.split('-');
  return { platform, gameType, gameCode: code.join('-') };
}
