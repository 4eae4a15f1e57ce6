import type { Price } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
/** One waiting order of the book. */
export interface Resting {
  id: number;
  playerId: number | null;
  odds: Price;
  stake: Paisa;
}

interface Fill {
  restingId: number;
  odds: Price;
  stake: Paisa;
}

/**
 * Fills of an order: best price first, then the oldest, at the price of the waiting order. The player's own waiting orders are never
 * matched but returned, to be cancelled.
 * @param opposite waiting orders of the other side, in queue order
 */
export function matchOrder(side: 'back' | 'lay', limit: Price, stake: Paisa, playerId: number | null, opposite: readonly Resting[]) {
  const isAcceptable = ({ odds }: Resting) => (side === 'back' ? odds >= limit : odds <= limit);
  const isBetter = (one: Resting, other: Resting) => (side === 'back' ? other.odds - one.odds : one.odds - other.odds);
  const inTurn = opposite.filter(isAcceptable).sort((one, other) => isBetter(one, other) || one.id - other.id);
  const fills: Fill[] = [];
  const own: number[] = [];
  let left = stake;
  for (const resting of inTurn) {
    if (left === 0n) break;
    if (playerId !== null && resting.playerId === playerId) {
      own.push(resting.id);
      continue;
    }
    const filled = left < resting.stake ? left : resting.stake;
    fills.push({ restingId: resting.id, odds: resting.odds, stake: filled });
    left = paisa(left - filled);
  }
  return { fills, own, left };
}
