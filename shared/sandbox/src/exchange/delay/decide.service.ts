import type { PlatformContext } from '#core/context';
import type { Executor } from '#core/database';
import type { BookmakerMarket, FancyMarket } from '#exchange-feed/feed';
import type { BetRow } from '../bets/bet';
import { exposureOf, prospectOf } from '../bets/position.rules';
import { listDueMarkets } from '../book/book.repository';
import { inMarketTurn, takePurses } from '../book/market-turn';
import { matchBet } from '../book/match.rules';
import { betsOf, change, endWaiting, purseOf, type MarketTurn } from '../book/turn';
import { isTaken, quoteFor, type Quote } from './quote.rules';

/** Decides every bet whose delay is over. */
export async function decideDue(context: PlatformContext) {
  for (const marketId of await listDueMarkets(context.db, context.clock.now())) await decideMarket(context, marketId);
}

/** Matches the bets of one market whose delay is over; those that it stopped for meanwhile were refused before. */
export const decideMarket = (context: PlatformContext, marketId: string) =>
  inMarketTurn(context, marketId, async (turn, tx) => {
    const due = [...turn.bets.values()].filter(({ state }) => state === 'PLACED');
    const { market } = turn;
    if (market.kind === 'odds') due.forEach((bet) => matchBet(turn, bet));
    else await takeQuotes(turn, tx, market, due);
  });

/** The house is the other side, at what it offers now: all of the bet or nothing. */
async function takeQuotes(turn: MarketTurn, tx: Executor, market: BookmakerMarket | FancyMarket, due: readonly BetRow[]) {
  await takePurses(turn, tx, due);
  for (const bet of due) takeQuote(turn, bet, quoteFor(market, bet));
}

function takeQuote(turn: MarketTurn, bet: BetRow, quote: Quote | null) {
  if (!quote) return void endWaiting(turn, bet, 'REJECTED', 'suspended');
  const taken = isTaken(bet, quote) ? matchedAt(bet, quote) : null;
  if (!taken || !isAffordable(turn, bet, taken)) {
    endWaiting(turn, bet, 'REJECTED', 'price_changed');
    return void change(turn, bet.id, { newOdds: quote.odds, newRun: quote.run });
  }
  turn.fills.push({
    betId: bet.id,
    counter: null,
    odds: quote.odds,
    run: quote.run,
    stake: bet.stake,
    profit: prospectOf(bet.kind, 'back', quote.odds, bet.stake).win,
  });
  turn.matched += bet.stake;
  change(turn, bet.id, taken);
}

function matchedAt(bet: BetRow, { odds, run }: Quote): Partial<BetRow> {
  const { win, risk } = prospectOf(bet.kind, bet.side, odds, bet.stake);
  return {
    state: 'MATCHED',
    run,
    waitingStake: 0n,
    matchedStake: bet.stake,
    matchedOdds: bet.stake * BigInt(odds),
    matchedProfit: win,
    matchedLiability: risk,
  };
}

/** A price that moved may ask for more than was held. */
function isAffordable(turn: MarketTurn, bet: BetRow, taken: Partial<BetRow>): boolean {
  const { hold, available } = purseOf(turn, bet.playerId);
  const others = betsOf(turn, bet.playerId).filter(({ id }) => id !== bet.id);
  const more = exposureOf(turn.row, [...others, { ...bet, ...taken }]) - hold;
  return more <= 0n || more <= available;
}
