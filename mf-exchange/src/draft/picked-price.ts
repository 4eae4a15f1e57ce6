import type { MarketKind, Price, Side } from '@site/api/contracts/exchange';

/** The price that the player picked for the slip. */
export interface PickedPrice {
  sport: string;
  eventId: string;
  eventName: string;
  marketId: string;
  marketName: string;
  marketKind: MarketKind;
  selection: string;
  selectionName: string;
  side: Side;
  /** Price that the player last saw in the market. */
  price: Price;
  /** Line of a fancy market. */
  run: number | null;
  /** In BDT; `delayMs` in ms. */
  limits: { min: number; max: number; maxProfit: number; delayMs: number };
}
