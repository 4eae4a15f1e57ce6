import type { Paisa } from '@site/api/money';
import type { GameType } from '../catalogue';

/** Platform filter of the member center: id -> name. @see RECORDS-017 */
export const BET_PLATFORMS = { 96: 'KA Gaming', 48: 'Sexy', 69: 'Red Tiger', 70: 'Spadegaming' } as const;
/** Platform filter of the member center: id -> code of the platform. */
export const BET_PLATFORM_CODES: Readonly<Record<number, string>> = {
  96: 'KA_GAMING',
  48: 'SEXY',
  69: 'RED_TIGER',
  70: 'SPADEGAMING',
};
/** Game type filter of the member center: id -> game type. @see RECORDS-017, N-41 */
export const BET_GAME_TYPES = { 1: 'SLOT', 2: 'LIVE', 4: 'SPORTS', 8: 'FH' } as const satisfies Record<number, GameType>;

/** Code in the place of a platform, for bets at the exchange. */
export const EXCHANGE_PLATFORM = 'EXCHANGE';

/** Most characters of a game's name in a list. @see RECORDS-008 */
export const GAME_NAME_MAX = 15;

/** A name of at most `GAME_NAME_MAX` characters; a longer one is cut and ends with an ellipsis. @see RECORDS-007 */
export function shortGameName(name: string): string {
  const letters = [...name];
  return letters.length > GAME_NAME_MAX ? `${letters.slice(0, GAME_NAME_MAX).join('')}…` : name;
}

/** Profit of a settled bet in paisa; a loss is below zero. @see RECORDS-005 */
export const profitLoss = ({ winAmount, bet_amount }: { winAmount: Paisa; bet_amount: Paisa }) => (winAmount - bet_amount) as Paisa;

/** Months of the account statement, with the current one. */
export const STATEMENT_MONTHS = 12;
