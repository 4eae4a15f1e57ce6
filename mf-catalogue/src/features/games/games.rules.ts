import { DEFAULT_SYSTEM_TYPE, GAME_TYPES, SORT_MODES, type Game, type GameType, type SortMode } from '@site/api/contracts/catalogue';

/**
 * The state of a list in its address. The specification defines `type`, `system` and `title`; `q` and `sort` are our additions. @see
 * CATALOGUE-016
 */
export interface GamesView {
  type: GameType | undefined;
  /** Platforms; empty means all of them. */
  systems: string[];
  title: string;
  query: string;
  sort: SortMode;
}

const DEFAULT_SORT: SortMode = 'displayOrder';

const oneOf = <T extends string>(list: readonly T[], value: string | null) => list.find((item) => item === value);

export const readGamesView = (params: URLSearchParams): GamesView => ({
  type: oneOf(GAME_TYPES, params.get('type')),
  systems: [...new Set((params.get('system') ?? '').split(',').filter(Boolean))],
  title: params.get('title') ?? '',
  query: params.get('q') ?? '',
  sort: oneOf(SORT_MODES, params.get('sort')) ?? DEFAULT_SORT,
});

/** Without a type the casino opens with the platform's default category. */
export const readCasinoView = (params: URLSearchParams): GamesView => {
  const view = readGamesView(params);
  return { ...view, type: view.type ?? DEFAULT_SYSTEM_TYPE };
};

/** The same address with one change; defaults and empty values are left out of it. */
export function changedParams(params: URLSearchParams, change: Partial<Pick<GamesView, 'systems' | 'query' | 'sort'>>) {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  if (change.systems) put('system', change.systems.join(','));
  if (change.query !== undefined) put('q', change.query.trim());
  if (change.sort) put('sort', change.sort === DEFAULT_SORT ? '' : change.sort);
  return next;
}

export const toggled = (systems: readonly string[], platform: string) =>
  systems.includes(platform) ? systems.filter((each) => each !== platform) : [...systems, platform];

const byOrder = (a: Game, b: Game) => a.displayOrder - b.displayOrder;

const COMPARE: Record<SortMode, (a: Game, b: Game) => number> = {
  displayOrder: byOrder,
  createTime: (a, b) => b.createTime - a.createTime || byOrder(a, b),
  favorite: (a, b) => b.favorite - a.favorite || byOrder(a, b),
  aZ: (a, b) => a.name.localeCompare(b.name, 'en') || byOrder(a, b),
};

type ShownBy = Pick<GamesView, 'query' | 'sort'> & { systems: readonly string[] };

/** The games that match name and platforms, in the chosen order. */
export function shownGames(games: readonly Game[], { systems, query, sort }: ShownBy) {
  const wanted = query.trim().toLowerCase();
  const platforms = new Set(systems);
  return games
    .filter(({ name, platform }) => (platforms.size === 0 || platforms.has(platform)) && name.toLowerCase().includes(wanted))
    .sort(COMPARE[sort]);
}
