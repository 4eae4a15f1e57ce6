import { lowestOf, MAX_STAKE, profitByRunner, type AutoCashOutProblem, type CashOutOffer } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { fillAt } from '../book/fill-quote';
import { matchBet } from '../book/match.rules';
import { betAt, betsOf, isWaiting, walletOf, type MarketTransaction } from '../book/market-transaction';
import type { Concern } from '../book/open-orders';
import { inMarketTransaction, type TakeMarket } from '../book/run-market-transaction';
import type { BetRow } from '../bets/bet';
import { listOpenOf } from '../bets/bets.repository';
import { exposureOf, matchedOnRunners } from '../bets/position.rules';
import type { AutoCashOutChange } from './auto-cash-out';
import { tellDone } from './auto-cash-out.news';
import { lockArmed, saveChanges, type ArmedOrder } from './auto-cash-out.repository';
import { verdictOf } from './auto-cash-out.rules';
import { insertExecution } from './execution.repository';
import { hasRunners, offeredMarket, type RunnerFeedMarket, type WaitingPrice } from './offered-market';

/** An order that a turn executes. */
interface Executed {
  order: ArmedOrder;
  reason: 'target' | 'stop';
  betId: number;
}

/** Thrown to undo a turn: the balances of these players do not cover their orders that wait once the cash-out is matched. */
class NotCovered extends Error {
  constructor(readonly orderIds: readonly number[]) {
    super('An automatic cash-out is not covered');
  }
}

/**
 * Executes the armed automatic cash-outs of one market that its prices have reached, under the market's lock, and ends those that cannot be
 * executed any more. An order that is reached but cannot be executed stays armed and keeps the problem.
 * @param take id of the market; or a function that chooses and locks it
 * @param players with armed orders in the market
 * @returns false when no market was taken, or when the market must be looked at again
 */
export async function runAutoCashOuts(
  context: PlatformContext,
  take: string | TakeMarket,
  market: RunnerFeedMarket,
  players: readonly number[],
): Promise<boolean> {
  const uncovered = new Set<number>();
  for (;;) {
    try {
      const isDone = await inMarketTransaction(context, take, concernOf(market, players), (turn, tx) => runTurn(turn, tx, uncovered));
      return isDone === true;
    } catch (problem) {
      if (!(problem instanceof NotCovered)) throw problem;
      for (const id of problem.orderIds) uncovered.add(id);
    }
  }
}

/** Every side of every runner, because the lock may come after a change of the position. */
function concernOf(market: RunnerFeedMarket, players: readonly number[]): Concern {
  const sides = market.runners.flatMap(({ id }) => [
    { selection: id, side: 'back' as const },
    { selection: id, side: 'lay' as const },
  ]);
  return { reached: { players, sides, stake: paisa(MAX_STAKE * BigInt(players.length)) } };
}

async function runTurn(turn: MarketTransaction, tx: Executor, uncovered: ReadonlySet<number>): Promise<boolean> {
  const { market, at, row } = turn;
  // The start of this turn may have changed bets that the reads below would not see.
  if (turn.changed.size || !hasRunners(market) || market.state !== 'OPEN') return false;
  const orders = await lockArmed(tx, row.id, at);
  const own = await listOpenOf(tx, row.id, [...new Set(orders.map(({ playerId }) => playerId))]);
  const changes: AutoCashOutChange[] = [];
  const executed: Executed[] = [];
  for (const order of orders) {
    const outcome = await runOrder(turn, tx, market, order, { own, isUncovered: uncovered.has(order.id) });
    if (outcome && 'betId' in outcome) executed.push(outcome);
    else if (outcome) changes.push({ id: order.id, betId: null, result: null, ...outcome });
  }
  await saveChanges(tx, changes, at);
  if (executed.length) turn.check = (checked) => finish(turn, checked, executed);
  return true;
}

interface Facts {
  /** Open bets of the players in the market, as read at the start of the turn. */
  own: readonly BetRow[];
  isUncovered: boolean;
}

type Change = Pick<AutoCashOutChange, 'state' | 'reason' | 'problem'>;

/** @returns null when nothing changes */
async function runOrder(
  turn: MarketTransaction,
  tx: Executor,
  market: RunnerFeedMarket,
  order: ArmedOrder,
  { own, isUncovered }: Facts,
): Promise<Change | Executed | null> {
  if (order.isRestricted) return { state: 'ended', reason: 'restricted', problem: null };
  if (order.activeAt > turn.at) return null;
  const bets = own.filter(({ playerId }) => playerId === order.playerId).map((bet) => turn.bets.get(bet.id) ?? bet);
  const offered = offeredMarket(market, turn.taken, waitingIn(turn), order.playerId);
  const verdict = verdictOf(offered, matchedOnRunners(bets), order);
  if (verdict.is === 'level') return { state: 'ended', reason: 'level', problem: null };
  if (verdict.is === 'wait') return problemOf(order, null);
  if (!verdict.offer) return problemOf(order, 'not_filled');
  if (bets.some(({ state }) => state === 'PLACED')) return problemOf(order, 'undecided');
  if (isUncovered) return problemOf(order, 'funds');
  return { order, reason: verdict.reason, betId: await execute(turn, tx, market, order, verdict.offer) };
}

const problemOf = ({ problem }: ArmedOrder, now: AutoCashOutProblem | null): Change | null =>
  problem === now ? null : { state: 'armed', reason: null, problem: now };

const waitingIn = ({ bets }: MarketTransaction): WaitingPrice[] =>
  [...bets.values()]
    .filter(isWaiting)
    .flatMap(({ playerId, selection, side, odds, waitingStake }) =>
      side === 'back' || side === 'lay' ? [{ playerId, selection, side, odds, stake: waitingStake }] : [],
    );

/** Writes the bet of the offer and matches all of it. */
async function execute(turn: MarketTransaction, tx: Executor, market: RunnerFeedMarket, order: ArmedOrder, offer: CashOutOffer) {
  const { playerId, marketId, eventId } = order;
  const { side, price: odds, stake, runner } = offer;
  const asked = { playerId, marketId, eventId, kind: market.kind, selection: runner.id, side, odds, stake, inPlay: market.inplay };
  const bet = await insertExecution(tx, asked, turn.at);
  turn.bets.set(bet.id, { ...bet, isRestricted: false });
  if (market.kind === 'odds') matchBet(turn, bet);
  else fillAt(turn, bet, { odds, run: null });
  if (betAt(turn, bet.id).state !== 'MATCHED') throw new Error(`The cash-out ${order.id} was offered but not matched`);
  return bet.id;
}

/** Ends the executed orders, after the wallets are locked. @throws NotCovered */
async function finish(turn: MarketTransaction, tx: Executor, executed: readonly Executed[]) {
  const short = executed.filter(({ order }) => !isCovered(turn, order.playerId));
  if (short.length) throw new NotCovered(short.map(({ order }) => order.id));
  const done = executed.map(({ order, reason, betId }) => ({ order, reason, betId, result: resultOf(turn, order.playerId) }));
  await saveChanges(
    tx,
    done.map(({ order: { id }, reason, betId, result }) => ({ id, state: 'done', reason, problem: null, betId, result })),
    turn.at,
  );
  await tellDone(tx, turn.row, done, turn.at);
}

function isCovered(turn: MarketTransaction, playerId: number): boolean {
  const { hold, available } = walletOf(turn, playerId);
  const more = exposureOf(turn.row, betsOf(turn, playerId)) - hold;
  return more <= 0n || more <= available;
}

function resultOf(turn: MarketTransaction, playerId: number) {
  const ids = turn.row.selections.map(({ id }) => id);
  return lowestOf(profitByRunner(ids, matchedOnRunners(betsOf(turn, playerId))).values());
}
