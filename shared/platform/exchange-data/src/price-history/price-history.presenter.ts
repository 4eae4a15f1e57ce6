import { PRICE_HISTORY_MOMENTS, wireOf, type Price, type PriceHistory } from '@site/api/contracts/exchange';
import type { OddsMarket } from '@site/platform-match-simulator/feed';
import { toBdt } from '../levels';
import type { PriceMoment } from './price-history.repository';

const MINUTE_MS = 60_000;

/** @param moments oldest first @param at moment of the answer */
export function presentHistory({ id, runners }: OddsMarket, moments: readonly PriceMoment[], at: Date): PriceHistory {
  const shown = thinned(moments, PRICE_HISTORY_MOMENTS);
  const since = shown[0]?.minute ?? at;
  const column = (place: number) => shown.map(({ prices }) => oddsOf(prices[place]));
  return {
    marketId: id,
    since: since.toISOString(),
    minutes: shown.map(({ minute }) => (minute.getTime() - since.getTime()) / MINUTE_MS),
    matched: shown.map(({ matched }) => toBdt(matched)),
    runners: runners.map(({ id: selectionId, name }, index) => ({
      selectionId,
      SelectionName: name,
      back: column(2 * index),
      lay: column(2 * index + 1),
    })),
  };
}

const oddsOf = (price: Price | undefined) => (price ? wireOf(price) : null);

/** At most `most` of the values, evenly chosen, with the first and the last. */
export function thinned<T>(values: readonly T[], most: number): readonly T[] {
  if (values.length <= most) return values;
  const step = (values.length - 1) / (most - 1);
  const chosen = new Set(Array.from({ length: most }, (_, nth) => Math.round(nth * step)));
  return values.filter((_, nth) => chosen.has(nth));
}
