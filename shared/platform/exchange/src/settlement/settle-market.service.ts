import { isDeepStrictEqual } from 'node:util';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { endArmedIn } from '../cash-out/auto-cash-out.repository';
import { announceMarket } from '../markets/announce-market';
import { deleteAlertsIn } from '../price-alerts/price-alerts.repository';
import { lockSettling, markSettled, saveResult } from './market.repository';
import { settleBatch } from './settle-batch.service';
import { listWaiting } from './settlement.repository';
import { playedResult } from './settlement.rules';

type Context = Pick<PlatformContext, 'db' | 'clock'>;

/**
 * Players per transaction, because their wallets are locked until it ends. A correction handles each player separately, so its batches are
 * smaller.
 */
const AT_ONCE = { first: 500, anew: 50 };

/**
 * Stores the result of a market. From its commit on no order is matched, cancelled or edited; waiting orders lapse when their player is
 * settled. A different result for a decided market starts a new settlement.
 * @param lock takes the market's lock
 * @returns true when players have to be settled; false also when `lock` did not get the market
 */
export const decideMarket = ({ db, clock }: Context, marketId: string, result: MarketResult, lock = lockSettling): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const market = await lock(tx, marketId);
    if (!market) return false;
    const played = playedResult(market, result);
    if (isDeepStrictEqual(market.result, played)) return !market.isDone;
    await saveResult(tx, marketId, played);
    await endArmedIn(tx, marketId, clock.now());
    await deleteAlertsIn(tx, marketId);
    await announceMarket(tx, marketId);
    return true;
  });

/**
 * Pays the result of a decided market to all players, in batches. It can be interrupted and resumed, and two processes can run it at once:
 * players whom this settlement has paid are skipped.
 * @param lock takes the market's lock for each batch; the rest stays for later when it does not get it
 */
export async function settleMarket(context: Context, marketId: string, lock = lockSettling) {
  while (await settleNext(context, marketId, lock));
}

/** @returns true when players may be left */
const settleNext = ({ db, clock }: Context, marketId: string, lock: typeof lockSettling): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const market = await lock(tx, marketId);
    if (!market?.result || market.isDone) return false;
    const { result } = market;
    const atOnce = market.settlement > 1 ? AT_ONCE.anew : AT_ONCE.first;
    const players = await listWaiting(tx, market, atOnce);
    if (players.length) await settleBatch(tx, { ...market, result }, players, clock.now());
    if (players.length === atOnce) return true;
    await markSettled(tx, marketId, clock.now());
    return false;
  });
