import { paisaOf } from '@site/api/money';
import type { ExchangeMarket, ExchangeMarketDetails, HAND_STATES, OperatorEvent } from '@site/platform-operator/calls';

export type HandState = (typeof HAND_STATES)[number];
/** A result as it is sent, or a void market. */
export type SettlementOrder = { settle: string } | { isVoid: true };

/** Sport and text that the list of events is narrowed to, where empty texts narrow nothing, and whether it has only events with open bets. */
interface EventFilter {
  sport: string;
  text: string;
  hasBets: boolean;
}

export function filteredEvents(events: readonly OperatorEvent[], { sport, text, hasBets }: EventFilter): OperatorEvent[] {
  const wanted = text.trim().toLowerCase();
  return events.filter(
    (event) =>
      (sport === '' || event.sport === sport) &&
      (!hasBets || event.open_bets > 0) &&
      (wanted === '' || event.name.toLowerCase().includes(wanted) || event.event_id.includes(wanted) || event.market_id.includes(wanted)),
  );
}

export function filteredMarkets(markets: readonly ExchangeMarket[], text: string): ExchangeMarket[] {
  const wanted = text.trim().toLowerCase();
  return markets.filter(({ name, market_id: id }) => name.toLowerCase().includes(wanted) || id.toLowerCase().includes(wanted));
}

const FREE_NUMBER = /^\d{1,4}$/;

/** The order of a chosen result; null while the choice is not whole. Several winners are a dead heat, and a line has runs. */
export function orderOf(
  kind: ExchangeMarket['kind'],
  { winners, runs }: { winners: readonly string[]; runs: string },
): SettlementOrder | null {
  if (kind === 'fancy') return FREE_NUMBER.test(runs.trim()) ? { settle: runs.trim() } : null;
  return winners.length > 0 ? { settle: winners.join(',') } : null;
}

const MS_PER_S = 1000;
const PAISA_PER_TAKA = 100;

/** Stakes that were matched so far, for a chart in BDT. */
export const matchedLine = (name: string, minutes: ExchangeMarketDetails['matched_so_far']) => ({
  moments: minutes.map(({ at }) => Date.parse(at) / MS_PER_S),
  lines: [{ name, values: minutes.map(({ stakes }) => Number(paisaOf(stakes)) / PAISA_PER_TAKA) }],
});

export type MarketStanding = 'settled' | 'paying' | 'ended' | 'held' | 'free';

/** Step of a market on its way to a paid result, for its badge. */
export function standingOf({ result, settlement, is_paid: isPaid, held }: ExchangeMarket): MarketStanding {
  if (settlement > 0) return isPaid ? 'settled' : 'paying';
  if (result !== null) return 'ended';
  return held === null ? 'free' : 'held';
}
