import { MAX_MARKET_PROFIT } from '@site/api/contracts/exchange';
import { observe } from '@site/serving/metrics';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { sideBySide } from '@site/platform-kit/base/one-by-one';
import { secondsBetween } from '@site/platform-kit/time/clock';
import type { BookmakerMarket, FancyMarket } from '@site/platform-match-simulator/feed';
import type { BetRow } from '../bets/bet';
import { exposureOf, rewardOf } from '../bets/position.rules';
import { claimDueMarket, listDueMarkets } from './book.repository';
import { inMarketTransaction, takeWallets, type TakeMarket } from './run-market-transaction';
import { matchBet, matchedNow } from './match.rules';
import { fillAt, filledAt } from './fill-quote';
import { betsOf, change, endWaiting, walletOf, type MarketTransaction } from './market-transaction';
import type { MarketRow } from '../markets/markets.repository';
import { isTaken, quoteFor, type HouseQuote } from '../bets/quote.rules';

/** Time in ms after which a run begins no further turn, so that a worker that stops while bets come without a pause leaves them to others. */
const RUN_MS = 1000;
/** Lateness in ms from which a turn waits for the lock of its market, because others that take it again and again must not keep a bet waiting. */
const WAITS_FROM_MS = 500;

/**
 * Decides the bets whose delay is over, several markets side by side. Any number of workers share them: each turn takes a market that nobody
 * else has.
 * @throws AggregateError of the markets that failed; they do not stop the others
 */
export async function decideDue(context: PlatformContext) {
  const { db, clock } = context;
  const start = clock.now().getTime();
  const isOver = () => clock.now().getTime() - start >= RUN_MS;
  const failed = new Map<string, unknown>();
  const decideAll = (ids: readonly string[], take: (id: string) => string | TakeMarket) =>
    sideBySide(ids, async (id) => {
      if (failed.has(id) || isOver()) return;
      const isTaken = await decideMarket(context, take(id)).catch((problem: unknown) => void failed.set(id, problem));
      if (isTaken) taken += 1;
    });
  let taken: number;
  do {
    taken = 0;
    await decideAll(await listDueMarkets(db, clock.now()), (id) => (tx) => claimDueMarket(tx, id, clock.now()));
  } while (taken && !isOver());
  // Others have the markets that are left. The turn waits for those that they have kept for long.
  if (!taken) await decideAll(await listDueMarkets(db, new Date(clock.now().getTime() - WAITS_FROM_MS)), (id) => id);
  if (failed.size) throw new AggregateError([...failed.values()], `${failed.size} failed`);
}

/**
 * Matches the bets of one market whose delay is over; bets that a stop of the market affected were refused before.
 * @param take id of the market; or a function that chooses and locks it
 * @returns false when no market was taken
 */
export async function decideMarket(context: PlatformContext, take: string | TakeMarket): Promise<boolean> {
  const decided = await inMarketTransaction(context, take, {}, async (turn, tx) => {
    const due = [...turn.bets.values()].filter(({ state }) => state === 'PLACED');
    const { market } = turn;
    if (market.kind === 'odds') matchDue(turn, due);
    else await takeQuotes(turn, tx, market, due);
    return due;
  });
  for (const { decideAt } of decided ?? [])
    observe('site_bet_decision_lateness_seconds', Math.max(0, secondsBetween(decideAt, context.clock.now())));
  return decided !== null;
}

/** Matches the bets in sequence, because an earlier match counts for the profit limit of a later one. */
function matchDue(turn: MarketTransaction, due: readonly BetRow[]) {
  for (const bet of due) {
    const { after, best } = matchedNow(turn, bet);
    const others = turn.besides
      .filter(({ id, playerId }) => playerId === bet.playerId && id !== bet.id)
      .map((other) => turn.bets.get(other.id) ?? other);
    if (best > bet.odds && winsTooMuch(turn.row, others, bet, after)) refuse(turn, bet, { odds: best, run: null });
    else matchBet(turn, bet);
  }
}

/** A price that moved may win more than the bet could when it was placed. */
function winsTooMuch(market: MarketRow, others: readonly BetRow[], bet: BetRow, after: BetRow): boolean {
  const reward = rewardOf(market, [...others, after]);
  return reward > MAX_MARKET_PROFIT && reward > rewardOf(market, [...others, bet]);
}

function refuse(turn: MarketTransaction, bet: BetRow, { odds, run }: HouseQuote) {
  endWaiting(turn, bet, 'REJECTED', 'price_changed');
  change(turn, bet.id, { newOdds: odds, newRun: run });
}

/** The house takes the other side at its current offer: all of the bet or nothing. */
async function takeQuotes(turn: MarketTransaction, tx: Executor, market: BookmakerMarket | FancyMarket, due: readonly BetRow[]) {
  await takeWallets(turn, tx, due);
  for (const bet of due) takeQuote(turn, bet, quoteFor(market, bet));
}

function takeQuote(turn: MarketTransaction, bet: BetRow, quote: HouseQuote | null) {
  if (!quote) return void endWaiting(turn, bet, 'REJECTED', 'suspended');
  if (!isTaken(bet, quote) || !isAllowed(turn, bet, { ...bet, ...filledAt(bet, quote) })) return refuse(turn, bet, quote);
  fillAt(turn, bet, quote);
}

/** A price that moved may need a larger hold and may win more. */
function isAllowed(turn: MarketTransaction, bet: BetRow, after: BetRow): boolean {
  const { hold, available } = walletOf(turn, bet.playerId);
  const others = betsOf(turn, bet.playerId).filter(({ id }) => id !== bet.id);
  const more = exposureOf(turn.row, [...others, after]) - hold;
  return (more <= 0n || more <= available) && !winsTooMuch(turn.row, others, bet, after);
}
