import { MAX_STAKE, MIN_STAKE, type CashOutMarket, type PricedSize, type Price } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import type { BookmakerMarket, FeedMarket, OddsMarket } from '@site/platform-match-simulator/feed';
import { levelsLeft } from '../book/house-levels';
import type { TakenLevel } from '../markets/markets.repository';

export type RunnerFeedMarket = OddsMarket | BookmakerMarket;

/** Stake of a player that waits at one price. */
export interface WaitingPrice {
  playerId: number;
  selection: string;
  side: 'back' | 'lay';
  odds: Price;
  stake: Paisa;
}

/** Limits of the stake in whole BDT. */
const LIMITS = { min: Number(MIN_STAKE / 100n), max: Number(MAX_STAKE / 100n) };

export const hasRunners = (market: FeedMarket): market is RunnerFeedMarket => market.kind !== 'fancy';

/**
 * The market as it is offered to one player: the house's levels and the orders of other players, best price first.
 * @param taken parts of the house's levels that were matched; those of earlier quotes do not count
 * @param waiting orders in queue order
 */
export function offeredMarket(
  market: RunnerFeedMarket,
  taken: readonly TakenLevel[],
  waiting: readonly WaitingPrice[],
  playerId: number,
): CashOutMarket {
  const isOpen = market.state === 'OPEN';
  if (market.kind === 'bookmaker') {
    const runners = market.runners.map(({ id, back, lay, state }) => ({
      id,
      isOpen: state === 'OPEN',
      back: housePrice(back),
      lay: housePrice(lay),
    }));
    return { kind: 'bookmaker', isOpen, limits: LIMITS, runners };
  }
  const current = taken.filter(({ quote }) => quote === market.quote);
  const others = waiting.filter((order) => order.playerId !== playerId);
  const runners = market.runners.map((runner) => {
    const levelsOf = (side: 'back' | 'lay'): PricedSize[] =>
      [
        ...levelsLeft(runner, side, current).map(({ odds, left }) => ({ price: odds, size: left })),
        ...others.filter((order) => order.selection === runner.id && order.side !== side).map(priceOfOrder),
      ].sort((one, other) => (side === 'back' ? other.price - one.price : one.price - other.price));
    return { id: runner.id, isOpen: true, back: levelsOf('back'), lay: levelsOf('lay') };
  });
  return { kind: 'odds', isOpen, limits: LIMITS, runners };
}

const housePrice = (price: Price | null): PricedSize[] => (price === null ? [] : [{ price, size: null }]);

const priceOfOrder = ({ odds, stake }: WaitingPrice): PricedSize => ({ price: odds, size: stake });
