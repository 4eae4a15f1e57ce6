import {
  priceOf,
  type Bookmaker,
  type CashOutMarket,
  type CashOutOffer,
  type CashOutRunner,
  type Level,
  type MatchOdds,
  type PricedSize,
} from '@site/api/contracts/exchange';
import { paisaOfTaka } from '@site/api/money';
import type { LiveEvent } from '#markets';

/** A market of runners with its current prices. */
export interface RunnerMarket extends CashOutMarket<MarketRunner> {
  marketId: string;
  name: string;
  limits: { min: number; max: number; maxProfit: number; delayMs: number };
}

export interface MarketRunner extends CashOutRunner {
  name: string;
}

export type RunnerOffer = CashOutOffer<MarketRunner>;

const levelsOf = (levels: readonly Level[]): PricedSize[] =>
  levels.map(({ price, size }) => ({ price: priceOf(price), size: paisaOfTaka(size) }));
const housePrice = (wire: number): PricedSize[] => (wire > 0 ? [{ price: priceOf(wire), size: null }] : []);

const ofMatchOdds = ({ marketId, name, status, runners, ...limits }: MatchOdds): RunnerMarket => ({
  marketId,
  kind: 'odds',
  name,
  isOpen: status === 'OPEN',
  limits,
  runners: runners.map(({ selectionId, SelectionName, availableToBack, availableToLay }) => ({
    id: selectionId,
    name: SelectionName,
    isOpen: true,
    back: levelsOf(availableToBack),
    lay: levelsOf(availableToLay),
  })),
});

const ofBookmaker = ({ marketId, name, runners, ...limits }: Bookmaker): RunnerMarket => ({
  marketId,
  kind: 'bookmaker',
  name,
  isOpen: true,
  limits,
  runners: runners.map(({ selectionId, runner, backPrice, layPrice, suspended, ball_running }) => ({
    id: selectionId,
    name: runner,
    isOpen: suspended === 0 && ball_running === 0,
    back: housePrice(backPrice),
    lay: housePrice(layPrice),
  })),
});

/** The event's markets of runners with their current prices: Match Odds and bookmakers. */
export function runnerMarketsOf(live: Pick<LiveEvent, 'matchOdds' | 'event'>): RunnerMarket[] {
  const odds = live.matchOdds();
  return [...(odds ? [ofMatchOdds(odds)] : []), ...Object.values(live.event()?.bookmaker ?? {}).map(ofBookmaker)];
}
