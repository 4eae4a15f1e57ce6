import type { Bet } from '@site/api/contracts/exchange';
import { paisaOf } from '@site/i18n';

const isWaiting = (bet: Bet) => bet.state !== 'PLACED' && paisaOf(bet.waiting.stake) > 0n;
const isMatched = (bet: Bet) => paisaOf(bet.matched.stake) > 0n;

export interface GroupedBets {
  /** Accepted or refused in a moment. */
  due: Bet[];
  /** In the book, in part or whole: they can be edited and taken back. */
  waiting: Bet[];
  matched: Bet[];
}

/** A bet that is matched in part stands in both of the last two. */
export const groupBets = (bets: readonly Bet[]): GroupedBets => ({
  due: bets.filter(({ state }) => state === 'PLACED'),
  waiting: bets.filter(isWaiting),
  matched: bets.filter(isMatched),
});
