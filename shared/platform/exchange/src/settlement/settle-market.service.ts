import { isDeepStrictEqual } from 'node:util';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { announceMarket } from '../markets/announce-market';
import { lockSettling, markSettled, saveResult } from './market.repository';
import { settleBatch } from './settle-batch.service';
import { listWaiting } from './settlement.repository';
import { playedResult } from './settlement.rules';

type Context = Pick<PlatformContext, 'db' | 'clock'>;

/** Players whose money moves in one transaction; their wallets wait for it. Taking back what was counted goes player by player. */
const AT_ONCE = { first: 500, anew: 50 };

/**
 * Fixes what a market ended with. From its commit on nothing of it is matched, cancelled or edited; what waits lapses when its player
 * is settled. Another result for a market that has one is a settlement anew.
 * @returns whether anything is to be settled
 */
export const decideMarket = ({ db }: Context, marketId: string, result: MarketResult): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const market = await lockSettling(tx, marketId);
    if (!market) return false;
    const played = playedResult(market, result);
    if (isDeepStrictEqual(market.result, played)) return !market.isDone;
    await saveResult(tx, marketId, played);
    await announceMarket(tx, marketId);
    return true;
  });

/**
 * Brings every player of a decided market what it brings, some at a time. It may end anywhere and go on later, also in two processes
 * at once: a player whom this settlement has come to is left out.
 */
export async function settleMarket(context: Context, marketId: string) {
  while (await settleNext(context, marketId));
}

/** @returns whether there may be more */
const settleNext = ({ db, clock }: Context, marketId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const market = await lockSettling(tx, marketId);
    if (!market?.result || market.isDone) return false;
    const { result } = market;
    const atOnce = market.settlement > 1 ? AT_ONCE.anew : AT_ONCE.first;
    const players = await listWaiting(tx, market, atOnce);
    if (players.length) await settleBatch(tx, { ...market, result }, players, clock.now());
    if (players.length === atOnce) return true;
    await markSettled(tx, marketId, clock.now());
    return false;
  });
