import type { MarketKind, Side } from '@site/api/contracts/exchange';

/** A price that the player pressed: what the slip is filled with. */
export interface Pick {
  sport: string;
  eventId: string;
  eventName: string;
  marketId: string;
  marketName: string;
  marketKind: MarketKind;
  selection: string;
  selectionName: string;
  side: Side;
  /** As the market shows it: decimal odds, price or rate per 100. */
  odds: number;
  /** Line of a fancy market. */
  run: number | null;
  /** BDT. */
  limits: { min: number; max: number; maxProfit: number; delayMs: number };
}
