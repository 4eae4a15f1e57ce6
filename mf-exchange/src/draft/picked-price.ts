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

type PickedMarket = Pick<PickedPrice, 'marketId' | 'limits'> & { name: string; kind: MarketKind };

/** Takes a pressed price of a market. @param asked price of the bet, when it is not that of the market */
export type Choose = (
  market: PickedMarket,
  selection: { id: string; name: string },
  side: Side,
  quote: Pick<PickedPrice, 'price' | 'run'>,
  asked?: Price,
) => void;
