import { EXCHANGE_SPORTS, printPrice, type Price } from '@site/api/contracts/exchange';
import { printAmount, sumOf } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { effectiveMarket, UNTOUCHED } from '@site/platform-exchange/markets/effective-market';
import { listMarketSums, type MarketSums } from '@site/platform-exchange/markets/market-sums.repository';
import type { MarketRow } from '@site/platform-exchange/markets/markets.repository';
import { listKnown } from '@site/platform-exchange/settlement/market.repository';
import { printResult } from '@site/platform-exchange/settlement/settlement.rules';
import type { FeedMarket, MarketResult } from '@site/platform-match-simulator/feed';
import type { ExchangeMarket, OperatorEvent } from './exchange.shapes';

const ENDED_SINCE_S = 2 * 86_400;

/** Events that are played or come, then those that ended in the last two days. */
export async function readEvents({ db, feed, clock }: PlatformContext): Promise<OperatorEvent[]> {
  const at = clock.now();
  const coming = EXCHANGE_SPORTS.flatMap((sport) => feed.events(sport, at));
  const ended = EXCHANGE_SPORTS.flatMap((sport) => feed.ended(sport, secondsAfter(at, -ENDED_SINCE_S), at));
  const events = [...new Map([...coming, ...ended].map((event) => [event.id, event])).values()];
  const ids = events.map(({ id }) => id);
  const sums = await listMarketSums(db, ids);
  return events.map((event) => {
    const markets = sums.filter(({ eventId }) => eventId === event.id);
    return {
      event_id: event.id,
      market_id: event.oddsMarketId,
      name: event.name,
      sport: event.sport,
      start: event.start.toISOString(),
      in_play: event.inplay,
      is_over: event.isOver,
      // A market that was only held is known, too.
      markets: markets.filter(({ openBets, matched }) => openBets > 0 || matched > 0n).length,
      ...presentSums(markets),
    };
  });
}

const presentSums = (sums: readonly MarketSums[]) => ({
  open_bets: sums.reduce((total, { openBets }) => total + openBets, 0),
  waiting: sums.reduce((total, { waiting }) => total + waiting, 0),
  matched: printAmount(sumOf(sums.map(({ matched }) => matched))),
  exposure: printAmount(sumOf(sums.map(({ exposure }) => exposure))),
});

/** @throws Refusal `platform.not_found` for an unknown event */
export async function readMarkets({ db, feed, clock }: PlatformContext, eventId: string): Promise<ExchangeMarket[]> {
  const at = clock.now();
  if (!feed.event(eventId, at)) throw new Refusal('platform.not_found');
  const offered = feed.marketsOf(eventId, at);
  const known = new Map((await listKnown(db, eventId)).map((market) => [market.id, market]));
  const sums = new Map((await listMarketSums(db, [eventId])).map((market) => [market.marketId, market]));
  const ids = [...new Set([...offered.map(({ id }) => id), ...known.keys()])];
  return ids.flatMap((id) => {
    const kept = known.get(id);
    const market = effectiveMarket(feed, id, kept?.operatorOverride ?? UNTOUCHED, at);
    if (!market) return [];
    const own = sums.get(id);
    const result = kept?.result ?? market.result;
    const selections = kept?.selections ?? selectionsOf(market);
    return [
      {
        market_id: id,
        event_id: eventId,
        name: market.name,
        kind: market.kind,
        state: market.state,
        held: kept?.operatorOverride.held ?? null,
        selections: market.kind === 'fancy' ? [] : [...selections],
        prices: pricesOf(market),
        ...presentSums(own ? [own] : []),
        result: result && printResult(result, selections),
        settlement: kept?.settlement ?? 0,
        is_paid: kept?.isDone ?? false,
      },
    ];
  });
}

const selectionsOf = (market: FeedMarket) => (market.kind === 'fancy' ? [] : market.runners.map(({ id, name }) => ({ id, name })));

/** The best prices of the house; of a line the runs with their rates. */
function pricesOf(market: FeedMarket): ExchangeMarket['prices'] {
  const print = (price: Price | null | undefined) => (price === null || price === undefined ? null : printPrice(price, market.kind));
  if (market.kind === 'odds')
    return market.runners.map(({ name, back, lay }) => ({ name, back: print(back[0]?.odds), lay: print(lay[0]?.odds) }));
  if (market.kind === 'bookmaker') return market.runners.map(({ name, back, lay }) => ({ name, back: print(back), lay: print(lay) }));
  const { yes, yesRate, no, noRate } = market.fancy;
  const line = (run: number | null, rate: Price | null) => (run === null || rate === null ? null : `${run} (${print(rate)})`);
  return [{ name: market.name, back: line(yes, yesRate), lay: line(no, noRate) }];
}

/** Result of an order: the winners or runs that it has, else a void market. @throws Refusal `exchange.unknown_selection` */
export function resultOf(
  { settle, reason }: { settle?: string | undefined; reason?: string | undefined },
  market: MarketRow,
): MarketResult {
  return settle === undefined ? { kind: 'void', reason: reason ?? 'operator' } : readResult(settle, market);
}

function readResult(typed: string, { kind, selections }: MarketRow): MarketResult {
  if (kind === 'fancy') {
    if (!/^\s*\d{1,4}\s*$/.test(typed)) throw new Refusal('exchange.unknown_selection');
    return { kind: 'runs', runs: Number(typed) };
  }
  const runners = typed.split(',').map((word) => {
    const wanted = word.trim().toLowerCase();
    const found = selections.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted);
    if (!found) throw new Refusal('exchange.unknown_selection');
    return found.id;
  });
  return { kind: 'winner', runners: [...new Set(runners)].sort() };
}
