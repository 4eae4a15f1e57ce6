import type { Bet } from '@site/api/contracts/exchange';
import { paisaOf } from '@site/i18n';

const isWaiting = (bet: Bet) => bet.state !== 'PLACED' && paisaOf(bet.waiting.stake) > 0n;
const isMatched = (bet: Bet) => paisaOf(bet.matched.stake) > 0n;

export interface GroupedBets {
  /** Bets that are accepted or refused when their delay is over. */
  due: Bet[];
  /** Bets that wait in the book, whole or in part: they can be edited and cancelled. */
  waiting: Bet[];
  matched: Bet[];
}

/** A bet that is matched in part is in both of the last two groups. */
export const groupBets = (bets: readonly Bet[]): GroupedBets => ({
  due: bets.filter(({ state }) => state === 'PLACED'),
  waiting: bets.filter(isWaiting),
  matched: bets.filter(isMatched),
});
