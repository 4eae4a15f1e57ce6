import type { AlertSide, Price } from '@site/api/contracts/exchange';
import type { MarketRow } from '../markets/markets.repository';

/** One price alert as it is kept. */
export interface PriceAlertRow {
  id: number;
  playerId: number;
  marketId: string;
  selection: string;
  odds: Price;
  side: AlertSide;
}

export interface AlertWithMarket {
  alert: PriceAlertRow;
  market: MarketRow;
}
