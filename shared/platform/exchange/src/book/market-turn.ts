import { paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { BetRow } from '../bets/bet';
import { effectiveMarket } from '../markets/effective-market';
import { lockMarket } from '../markets/markets.repository';
import { clearStopped } from './lapse.rules';
import { meetHouse } from './match.rules';
import { lockPurses } from './purses';
import { readTable, type Concern } from './table';
import { changedBets, type MarketTurn } from './turn';
import { writeTurn } from './write-turn';

/**
 * Runs `work` at a market. What waits and must not is gone before it, and what the house has come to meet is matched.
 * @returns null where the market was never bet on
 */
export function inMarketTurn<T>(
  { db, feed, clock }: PlatformContext,
  marketId: string,
  concern: Concern,
  work: (turn: MarketTurn, tx: Executor) => Promise<T>,
): Promise<T | null> {
  return inTransaction(db, async (tx) => {
    const row = await lockMarket(tx, marketId);
    if (!row) return null;
    // After the lock: what is decided now is decided by how things stand now.
    const at = clock.now();
    const market = effectiveMarket(feed, marketId, row.hand, at);
    if (!market) throw new Error(`The feed has lost ${marketId}`);
    const bets = new Map((await readTable(tx, feed, row, market, concern, at)).map((bet) => [bet.id, bet]));
    const taken = row.taken.filter(({ quote }) => quote === market.quote);
    const turn: MarketTurn = { at, row, market, bets, changed: new Set(), fills: [], taken, matched: paisa(0n), purses: null, check: null };
    clearStopped(turn, feed);
    meetHouse(turn);
    const answer = await work(turn, tx);
    if (turn.changed.size) await writeTurn(tx, turn);
    return answer;
  });
}

/** Locks the wallets of all whose bets were changed or are to be; once in a turn, as everybody locks in one order. */
export async function takePurses(turn: MarketTurn, tx: Executor, bets: readonly BetRow[]) {
  turn.purses = await lockPurses(tx, turn.row.id, [...changedBets(turn), ...bets]);
}
