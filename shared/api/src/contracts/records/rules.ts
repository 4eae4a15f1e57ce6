import type { Paisa } from '@site/api/money';
import type { GameType } from '../catalogue';

/** The member center's platform filter, id -> platform. @see spec B 3 */
export const BET_PLATFORMS = { 96: 'KA Gaming', 48: 'Sexy', 69: 'Red Tiger', 70: 'Spadegaming' } as const;
export const BET_PLATFORM_CODES: Readonly<Record<number, string>> = {
  96: 'KA_GAMING',
  48: 'SEXY',
  69: 'RED_TIGER',
  70: 'SPADEGAMING',
};
/** The member center's game type filter. @see spec B 3, N-41 */
export const BET_GAME_TYPES = { 1: 'SLOT', 2: 'LIVE', 4: 'SPORTS', 8: 'FH' } as const satisfies Record<number, GameType>;

/** Stands in the place of a platform for bets at the exchange. */
export const EXCHANGE_PLATFORM = 'EXCHANGE';

/** Letters of a game's name in a list. @see spec B 9 */
export const GAME_NAME_MAX = 15;

/** A name of at most `GAME_NAME_MAX` letters; a longer one is cut and ends with an ellipsis. @see RECORDS-007 */
export function shortGameName(name: string): string {
  const letters = [...name];
  return letters.length > GAME_NAME_MAX ? `${letters.slice(0, GAME_NAME_MAX).join('')}…` : name;
}

/** Profit or loss of a bet. @see spec B 3 */
export const profitLoss = ({ winAmount, bet_amount }: { winAmount: Paisa; bet_amount: Paisa }) => (winAmount - bet_amount) as Paisa;

/** Months of the account statement, the running one included. */
export const STATEMENT_MONTHS = 12;
