import { paisa, type Paisa } from '@site/api/money';
import type { Bet, Price } from '@site/api/contracts/exchange';

/** The free bet that pays the stake of the bet in the slip. */
export interface ChosenFreeBet {
  id: number;
  /** Least odds of the bet. */
  leastOdds: Price;
}

/** A free bet is cashed out by nobody, and covers no other bet. */
export const paidBets = (bets: readonly Bet[]) => bets.filter(({ free_bet }) => !free_bet);

/** The player loses nothing by a free bet. */
export const withoutRisk = <P extends { risk: Paisa }>(prospect: P): P => ({ ...prospect, risk: paisa(0n) });
