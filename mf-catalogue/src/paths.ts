import type { GameType } from '@site/api/contracts/catalogue';

/** Where log-in stands; the shell comes back from there by itself. */
export const LOGIN_PATH = '/login';
export const RESPONSIBLE_GAMING_PATH = '/responsible-gaming';
export const HOME_PATH = '/';
export const ALL_GAMES_PATH = '/games';

/** The games of a category: all three specified parameters, `system` empty for every platform. */
export const gamesPath = ({ type, systems = [], title }: { type: GameType; systems?: readonly string[]; title: string }) =>
  `/games?${new URLSearchParams({ type, system: systems.join(','), title })}`;
