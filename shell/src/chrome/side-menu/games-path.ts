import type { GameType } from '@site/api/contracts/catalogue';

/** All three specified parameters; `system` is empty for every platform. @see SHELL-032 */
export const gamesPath = (type: GameType, title: string, system = '') => `/games?${new URLSearchParams({ type, system, title })}`;
