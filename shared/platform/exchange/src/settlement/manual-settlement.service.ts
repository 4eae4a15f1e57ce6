import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { announceMarket } from '../markets/announce-market';
import type { OperatorOverride } from '../markets/effective-market';
import type { MarketRow } from '../markets/markets.repository';
import { takeMarket } from '../markets/markets.service';
import { saveOverride } from './manual-settlement.repository';
import { lockSettling } from './market.repository';
import { previewLocked } from './preview.service';
import { decideMarket, settleMarket } from './settle-market.service';

type Context = Pick<PlatformContext, 'db' | 'clock' | 'feed'>;

const take = async (tx: Executor, { feed, clock }: Context, marketId: string): Promise<MarketRow> => {
  const market = await takeMarket(tx, feed, marketId, clock.now());
  if (!market) throw new Refusal('exchange.unknown_market');
  return market;
};

/**
 * Overrides the state of a market until the override ends. @param held null ends the override
 * @throws Refusal `exchange.unknown_market`, or `exchange.closed` for a market with a result
 */
export const holdMarket = (context: Context, marketId: string, held: OperatorOverride['held']) =>
  inTransaction(context.db, async (tx) => {
    const { operatorOverride } = await take(tx, context, marketId);
    if (operatorOverride.isSettled) throw new Refusal('exchange.closed');
    await saveOverride(tx, marketId, held, context.clock.now());
    await announceMarket(tx, marketId);
  });

type ResultOf = (market: MarketRow) => MarketResult;

/**
 * Computes what `settleByHand` would pay with this result, by the code that settles.
 * @param resultOf parses the result for this market
 * @throws Refusal `exchange.unknown_market`
 */
export const previewByHand = (context: Context, marketId: string, resultOf: ResultOf) =>
  inTransaction(context.db, async (tx) => {
    const result = resultOf(await take(tx, context, marketId));
    const market = await lockSettling(tx, marketId);
    if (!market) throw new Refusal('exchange.unknown_market');
    return previewLocked(tx, market, result);
  });

/** Message for an operator; players never get it. */
const PREVIEW_CHANGED = 'Bets or the market have changed. Look at the preview again.';

/**
 * Settles a market with the operator's result, also when it was settled before.
 * @param resultOf parses the result for this market
 * @param version of the preview that the person has seen
 * @throws Refusal `exchange.unknown_market`, or `exchange.price_changed` when the preview would have another version now
 */
export async function settleByHand(context: Context, marketId: string, resultOf: ResultOf, version?: string) {
  const result = resultOf(await inTransaction(context.db, (tx) => take(tx, context, marketId)));
  await decideMarket(context, marketId, result, async (tx, id) => {
    const market = await lockSettling(tx, id);
    if (market && version !== undefined && (await previewLocked(tx, market, result)).version !== version)
      throw new Refusal('exchange.price_changed', { message: PREVIEW_CHANGED });
    return market;
  });
  await settleMarket(context, marketId);
}
