import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, isDatabaseAway } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { lockCash, lockFreeCash } from '@site/platform-domains/ledger';
import { decideMarket } from '../book/decide.service';
import { marketTime } from '../markets/effective-market';
import { addMarket } from '../markets/markets.service';
import { acceptBets, type PlacedOrder, type PlacementOrder } from './accept-bets.service';
import type { RequestedBet } from '../bets/ask.policy';
import { createBatches, type TaskOutcome } from './batches';
import { findBet, type BetWithMarket } from '../bets/bets.repository';

/**
 * Takes a bet: its liability is held at once, and the bet is decided when the delay of its market is over. The same `clientRef` returns the
 * same bet.
 * @throws Refusal with one of the contract's codes
 */
export async function placeBet(context: PlatformContext, playerId: number, ask: RequestedBet): Promise<BetWithMarket> {
  const { db, feed, clock } = context;
  const place = placerOf(context);
  let placed = await place({ playerId, ask });
  if (!placed) {
    if (!(await addMarket(db, feed, ask.marketId, clock.now()))) throw new Refusal('exchange.unknown_market');
    placed = await place({ playerId, ask });
  }
  if (!placed) throw new Error(`No market ${ask.marketId}`);
  return decidedIfDue(context, placed);
}

/** The bet, after its decision when its market has no delay. */
export async function decidedIfDue(context: PlatformContext, placed: BetWithMarket): Promise<BetWithMarket> {
  const { bet, market } = placed;
  if (bet.state !== 'PLACED' || bet.decideAt > marketTime(market, context.clock.now())) return placed;
  await decideMarket(context, market.id);
  return (await findBet(context.db, bet.id)) ?? placed;
}

const placers = new WeakMap<PlatformContext, (placing: PlacementOrder) => Promise<PlacedOrder>>();

function placerOf(context: PlatformContext) {
  const known = placers.get(context);
  if (known) return known;
  const made = createBatches<PlacementOrder, PlacedOrder>({
    together: (asking) => placeTogether(context, asking),
    alone: (placing) => placeAlone(context, placing),
  });
  placers.set(context, made);
  return made;
}

async function placeAlone(context: PlatformContext, placing: PlacementOrder): Promise<PlacedOrder> {
  const outcome = await inTransaction(context.db, async (tx) => {
    const cash = await lockCash(tx, placing.playerId);
    return (await acceptBets(tx, context, [{ ...placing, cash }])).get(placing.playerId);
  });
  if (!outcome) throw new Error('The bet was neither taken nor refused');
  if ('problem' in outcome) throw outcome.problem;
  return outcome.answer;
}

/** One bet of each player whose wallet is not locked. When one of them breaks the transaction, every bet is placed alone. */
async function placeTogether(context: PlatformContext, asking: readonly PlacementOrder[]): Promise<TaskOutcome<PlacedOrder>[]> {
  const chosen = new Map(asking.map((placing) => [placing.playerId, placing]));
  const outcomes = await inTransaction(context.db, async (tx) => {
    const free = await lockFreeCash(tx, [...chosen.keys()]);
    return acceptBets(
      tx,
      context,
      [...chosen.values()].flatMap((placing) => {
        const cash = free.get(placing.playerId);
        return cash === undefined ? [] : [{ ...placing, cash }];
      }),
    );
  }).catch((problem: unknown) => {
    // A bet that was committed before the connection was lost must not be placed again.
    if (isDatabaseAway(problem)) throw problem;
    return null;
  });
  return asking.map((placing) => (chosen.get(placing.playerId) === placing && outcomes?.get(placing.playerId)) || 'busy');
}
