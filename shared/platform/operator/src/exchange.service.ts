import { EXCHANGE_SPORTS } from '@site/api/contracts/exchange';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { effectiveMarket, UNTOUCHED } from '@site/platform-exchange/markets/effective-market';
import type { MarketRow } from '@site/platform-exchange/markets/markets.repository';
import { countOpenBets } from '@site/platform-exchange/settlement/manual-settlement.repository';
import { listKnown } from '@site/platform-exchange/settlement/market.repository';
import { printResult } from '@site/platform-exchange/settlement/settlement.rules';
import type { FeedMarket, MarketResult } from '@site/platform-match-simulator/feed';
import type { OperatorEvent, ListedMarket } from './exchange-lines';

export function readEvents({ feed, clock }: PlatformContext): OperatorEvent[] {
  const at = clock.now();
  return EXCHANGE_SPORTS.flatMap((sport) => feed.events(sport, at)).map((event) => ({
    event_id: event.id,
    market_id: event.oddsMarketId,
    name: event.name,
    sport: event.sport,
    start: event.start.toISOString(),
    in_play: event.inplay,
  }));
}

/** @throws Refusal `platform.not_found` for an unknown event */
export async function readMarkets({ db, feed, clock }: PlatformContext, eventId: string): Promise<ListedMarket[]> {
  const at = clock.now();
  if (!feed.event(eventId, at)) throw new Refusal('platform.not_found');
  const offered = feed.marketsOf(eventId, at);
  const known = new Map((await listKnown(db, eventId)).map((market) => [market.id, market]));
  const ids = [...new Set([...offered.map(({ id }) => id), ...known.keys()])];
  const open = await countOpenBets(db, ids);
  return ids.flatMap((id) => {
    const kept = known.get(id);
    const market = effectiveMarket(feed, id, kept?.operatorOverride ?? UNTOUCHED, at);
    if (!market) return [];
    const result = kept?.result ?? market.result;
    const selections = kept?.selections ?? selectionsOf(market);
    return [
      {
        market_id: id,
        name: market.name,
        kind: market.kind,
        state: market.state,
        held: kept?.operatorOverride.held ?? null,
        selections: market.kind === 'fancy' ? [] : [...selections],
        open_bets: open.get(id) ?? 0,
        result: result && printResult(result, selections),
        settlement: kept?.settlement ?? 0,
      },
    ];
  });
}

const selectionsOf = (market: FeedMarket) => (market.kind === 'fancy' ? [] : market.runners.map(({ id, name }) => ({ id, name })));

/** Parses the result that an operator typed. @throws Refusal `exchange.unknown_selection` */
export function readResult(typed: string, { kind, selections }: MarketRow): MarketResult {
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
