import { paisa } from '@site/api/money';
import { observe } from '@site/serving/metrics';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { BetRow } from '../bets/bet';
import { effectiveMarket, marketTime } from '../markets/effective-market';
import { lockMarket, type MarketRow } from '../markets/markets.repository';
import { clearStopped } from './lapse.rules';
import { meetHouse } from './match.rules';
import { lockWallets } from './locked-wallets';
import { readOpenOrders, type Concern } from './open-orders';
import { changedBets, type MarketTransaction } from './market-transaction';
import { writeTransaction } from './write-transaction';

export type TakeMarket = (tx: Executor) => Promise<MarketRow | null>;

/**
 * Runs `work` in one transaction under the market's lock. Before that, it ends the orders that must not wait and matches those that the
 * house can match.
 * @param take id of the market; or a function that chooses and locks it
 * @returns null when nobody ever bet on the market, or when none was taken
 */
export async function inMarketTransaction<T>(
  { db, feed, clock }: PlatformContext,
  take: string | TakeMarket,
  concern: Concern,
  work: (turn: MarketTransaction, tx: Executor) => Promise<T>,
): Promise<T | null> {
  const startedAt = performance.now();
  const answer = await inTransaction(db, async (tx) => {
    const row = await (typeof take === 'string' ? lockMarket(tx, take) : take(tx));
    if (!row) return null;
    // Read the time after the lock, so that decisions use the current state.
    const at = marketTime(row, clock.now());
    const market = effectiveMarket(feed, row.id, row.operatorOverride, at);
    if (!market) throw new Error(`The feed has lost ${row.id}`);
    const { orders, besides } = await readOpenOrders(tx, feed, row, market, concern, at);
    const bets = new Map(orders.map((bet) => [bet.id, bet]));
    const taken = row.taken.filter(({ quote }) => quote === market.quote);
    const turn: MarketTransaction = {
      at,
      row,
      market,
      bets,
      besides,
      changed: new Set(),
      fills: [],
      taken,
      matched: paisa(0n),
      wallets: null,
      check: null,
    };
    clearStopped(turn, feed);
    meetHouse(turn);
    const result = await work(turn, tx);
    if (turn.changed.size) await writeTransaction(tx, turn);
    return result;
  });
  if (answer !== null) observe('site_market_turn_seconds', (performance.now() - startedAt) / 1000);
  return answer;
}

/**
 * Locks the wallets of all changed bets and of `bets`. Call it once in a turn, because every transaction locks wallets in the same order.
 */
export async function takeWallets(turn: MarketTransaction, tx: Executor, bets: readonly BetRow[]) {
  turn.wallets = await lockWallets(tx, turn.row.id, [...changedBets(turn), ...bets]);
}
