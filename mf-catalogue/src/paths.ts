import { PRACTICE_PATH, type GameType } from '@site/api/contracts/catalogue';

/** Log-in page; after a log-in the shell returns to the page that linked there. */
export const LOGIN_PATH = '/login';
export const RESPONSIBLE_GAMING_PATH = '/responsible-gaming';
export const HOME_PATH = '/';
export const ALL_GAMES_PATH = '/games';

/** Path of a category's games with all three specified parameters; an empty `system` means every platform. @see CATALOGUE-016 */
export const gamesPath = ({ type, systems = [], title }: { type: GameType; systems?: readonly string[]; title: string }) =>
  `/games?${new URLSearchParams({ type, system: systems.join(','), title })}`;

/** Path of a game without money. */
export const practicePath = ({ platform, type, code }: { platform: string; type: string; code: string }) =>
  `${PRACTICE_PATH}?${new URLSearchParams({ platform, type, code })}`;
