import { paisa } from '@site/api/money';
import type { BetRow } from '../bets/bet';
import { prospectOf } from '../bets/position.rules';
import type { HouseQuote } from '../bets/quote.rules';
import { change, type MarketTransaction } from './market-transaction';

/** The bet after the house has taken the other side of all of it at this quote. */
export function filledAt(bet: BetRow, { odds, run }: HouseQuote): Partial<BetRow> {
  const { win, risk } = prospectOf(bet.kind, bet.side, odds, bet.stake);
  return {
    state: 'MATCHED',
    run,
    waitingStake: paisa(0n),
    matchedStake: bet.stake,
    matchedOdds: bet.stake * BigInt(odds),
    matchedProfit: win,
    matchedLiability: risk,
  };
}

/** The house takes the other side of all of the bet. */
export function fillAt(turn: MarketTransaction, bet: BetRow, quote: HouseQuote) {
  const { win: profit } = prospectOf(bet.kind, 'back', quote.odds, bet.stake);
  turn.fills.push({ betId: bet.id, counter: null, odds: quote.odds, run: quote.run, stake: bet.stake, profit });
  turn.matched = paisa(turn.matched + bet.stake);
  change(turn, bet.id, filledAt(bet, quote));
}
