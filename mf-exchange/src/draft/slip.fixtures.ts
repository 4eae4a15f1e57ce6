import { priceOf } from '@site/api/contracts/exchange';
import { EVENT_ID, MARKET_ID } from '#fixtures';
import type { PickedPrice } from './picked-price';

const limits = { min: 100, max: 50_000, maxProfit: 1_000_000, delayMs: 5000 };

/** The best price to back Dhaka Deltas in the sample markets. */
export const samplePick = (change: Partial<PickedPrice> = {}): PickedPrice => ({
  sport: 'cricket',
  eventId: EVENT_ID,
  eventName: 'Dhaka Deltas v Sylhet Tea Lions',
  marketId: MARKET_ID,
  marketName: 'Match Odds',
  marketKind: 'odds',
  selection: '1',
  selectionName: 'Dhaka Deltas',
  side: 'back',
  price: priceOf(1.98),
  run: null,
  limits,
  ...change,
});

export const bookmakerPick = (change: Partial<PickedPrice> = {}): PickedPrice =>
  samplePick({ marketId: `${EVENT_ID}.BM1`, marketName: 'Bookmaker', marketKind: 'bookmaker', price: priceOf(92), ...change });

export const fancyPick = (change: Partial<PickedPrice> = {}): PickedPrice =>
  samplePick({
    marketId: `${EVENT_ID}.F-6OV1`,
    marketName: '6 over runs Dhaka Deltas',
    marketKind: 'fancy',
    selection: 'yes',
    selectionName: 'Yes',
    side: 'yes',
    price: priceOf(100),
    run: 65,
    ...change,
  });
