import { wireOf, type Level, type Price } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { HouseLevel } from '@site/platform-match-simulator/feed';
import type { MarketBook } from './books.repository';

const DEPTH = 3;
const NOTHING: Pick<MarketBook, 'taken' | 'waiting'> = { taken: [], waiting: [] };

/** Amount in BDT, the unit of the public reads. */
export const toBdt = (paisa: Paisa) => Number(paisa) / 100;

/**
 * The best levels for an order of `side`: the offer of the house at this quote, minus its matched part, plus the waiting orders of the
 * other side.
 */
export function bestLevels(
  side: 'back' | 'lay',
  selection: string,
  house: readonly HouseLevel[],
  quote: number,
  { taken, waiting } = NOTHING,
): Level[] {
  const sizes = new Map<Price, Paisa>();
  const add = (odds: Price, size: Paisa) => sizes.set(odds, paisa((sizes.get(odds) ?? 0n) + size));
  const other = side === 'back' ? 'lay' : 'back';
  const ofSide = <L extends { selection: string; side: 'back' | 'lay' }>(levels: readonly L[], of: 'back' | 'lay') =>
    levels.filter((level) => level.selection === selection && level.side === of);
  for (const { odds, size } of house) add(odds, size);
  for (const gone of ofSide(taken, side)) if (gone.quote === quote && sizes.has(gone.odds)) add(gone.odds, paisa(-gone.taken));
  for (const { odds, size } of ofSide(waiting, other)) add(odds, size);
  return [...sizes]
    .filter(([, size]) => size > 0n)
    .sort(([one], [next]) => (side === 'back' ? next - one : one - next))
    .slice(0, DEPTH)
    .map(([odds, size]) => ({ price: wireOf(odds), size: toBdt(size) }));
}
