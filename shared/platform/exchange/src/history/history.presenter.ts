import type { EventResult, getProfits, MarketProfit } from '@site/api/contracts/exchange';
import type * as z from '@site/api/schema';
import { lastPage } from '@site/platform-kit/base/last-page';
import type { FeedEvent } from '@site/platform-match-simulator/feed';
import { paisa, printAmount, type Paisa } from '@site/api/money';
import { printResult } from '../settlement/settlement.rules';
import type { MarketProfitRow } from './history.repository';
import { endOf, type EndedEvent, type readProfits } from './history.service';

export const presentProfits = (
  { profits, totals }: Awaited<ReturnType<typeof readProfits>>,
  perPage: number,
): z.input<typeof getProfits.output> => ({
  data: profits.map(presentProfit),
  last_page: lastPage(totals.total, perPage),
  total: totals.total,
  totals: sums(totals),
});

const sums = ({ gross, commission }: { gross: Paisa; commission: Paisa }) => ({
  gross: printAmount(gross),
  commission: printAmount(commission),
  net: printAmount(paisa(gross - commission)),
});

const presentProfit = (row: MarketProfitRow): MarketProfit => ({
  market_id: row.marketId,
  event_name: row.eventName,
  market_name: row.marketName,
  sport: row.sport,
  result: printResult(row.result, row.selections),
  ...sums(row),
  bets: row.bets,
  settled_at: row.settledAt.toISOString(),
});

export const presentResult = ({ event, markets }: EndedEvent): EventResult => ({
  event_id: event.id,
  event_name: event.name,
  sport: event.sport,
  competition: event.competition,
  ended_at: new Date(endOf(event)).toISOString(),
  score: scoreOf(event),
  markets: markets.map(({ market, result }) => ({
    market_id: market.id,
    market_name: market.name,
    kind: market.kind,
    result: printResult(result, market.kind === 'fancy' ? [] : market.runners),
  })),
});

const scoreOf = ({ score }: FeedEvent) => score?.sides.map((side) => `${side.name} ${side.score}`.trim()).join(', ') ?? '';
