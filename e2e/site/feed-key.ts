import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import { createDemoFeed } from '@site/platform-match-simulator/create-feed';
import { sourcesOf } from '@site/platform-match-simulator/model/match-source';

/** Longer than a run on a busy machine. */
const RUN_MINUTES = 45;
const MINUTE_MS = 60_000;
/** Moments of a minute, in ms: a market is suspended for some seconds around each important ball, and a tied match for many minutes. */
const LOOKS_MS = [0, 10_000, 20_000, 30_000, 40_000, 50_000];
/** Matches in play that either side may win. Journeys settle one of cricket and two of tennis, so others are left; matches of tennis are short. */
const OPEN_MATCHES: Readonly<Record<ExchangeSport, number>> = { cricket: 2, soccer: 2, tennis: 2 };
/** Odds of the first side, in hundredths: a market has no price for a side that has nearly won. */
const [SHORTEST_ODDS, LONGEST_ODDS] = [135, 390];

/** A key of the exchange feed under which the journeys find open matches for the whole run: with many keys all cricket is decided for twenty minutes. */
export function keyWithOpenMatches(now = new Date()): string {
  for (let draw = 0; ; draw++) {
    const key = `matches of the tests, draw ${draw}`.padEnd(32, '.');
    const feed = createDemoFeed(sourcesOf(key));
    const moments = Array.from({ length: RUN_MINUTES }, (_, minute) => new Date(now.getTime() + minute * MINUTE_MS));
    const isOpen = (marketId: string, at: Date) => {
      const market = feed.market(marketId, at);
      if (market?.kind !== 'odds' || market.state !== 'OPEN' || !market.runners.every(({ back, lay }) => back[0] && lay[0])) return false;
      const odds = market.runners[0]?.back[0]?.odds ?? 0;
      return odds > SHORTEST_ODDS && odds < LONGEST_ODDS;
    };
    const isOpenSoon = (marketId: string, at: Date) => LOOKS_MS.some((ms) => isOpen(marketId, new Date(at.getTime() + ms)));
    const openMatches = (sport: ExchangeSport, at: Date) =>
      feed.events(sport, at).filter(({ inplay, oddsMarketId }) => inplay && isOpenSoon(oddsMarketId, at)).length;
    if (moments.every((at) => EXCHANGE_SPORTS.every((sport) => openMatches(sport, at) >= OPEN_MATCHES[sport]))) return key;
  }
}
