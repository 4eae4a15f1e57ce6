import { setImmediate as otherWork } from 'node:timers/promises';
import { EXCHANGE_SPORTS, PRICE_MINUTES, priceOf, priceOfHundredths, type Level } from '@site/api/contracts/exchange';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Feed } from '@site/platform-match-simulator/feed';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { KNOWN_MS, LISTED_AHEAD_MS } from '@site/platform-match-simulator/calendar/slots';
import { readBooks, type MarketBook } from '../books.repository';
import { isOdds, matchedIn, runnersOf } from '../match-odds.presenter';
import { createMarkets, type SeenEvent, type SeenMarket } from '../seen-market';
import { deleteMoments, insertMoments, type NewMoment } from './price-history.repository';

type Context = Pick<PlatformContext, 'db' | 'clock'> & { feed: Feed };

const MINUTE_MS = 60_000;
/** From the listing of an event until nobody can open it any more. */
const KEPT_MS = LISTED_AHEAD_MS + KNOWN_MS;
const NO_BOOKS: ReadonlyMap<string, MarketBook> = new Map();
const NO_PRICE = priceOfHundredths(0);

/** Records the best prices of all open Match Odds markets: one read and one statement for all of them. */
export async function recordPrices({ db, feed, clock }: Context) {
  const at = clock.now();
  const books = new Map<string, Map<string, MarketBook>>();
  const markets = createMarkets(feed, clock, { of: (eventId) => books.get(eventId) ?? NO_BOOKS, isCurrent: () => true });
  const events = EXCHANGE_SPORTS.flatMap((sport) => markets.list(sport));
  const eventIds = events.map(({ event }) => event.id);
  for (const book of await readBooks(db, eventIds)) {
    const known = books.get(book.eventId) ?? new Map<string, MarketBook>();
    books.set(book.eventId, known.set(book.id, book));
  }
  const moments: NewMoment[] = [];
  for (const seen of events) {
    moments.push(...momentOf(seen, markets.odds(seen)));
    // The worker also decides bets, which must not wait for all matches.
    await otherWork();
  }
  if (moments.length > 0) await insertMoments(db, new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS), moments);
}

/** Empty while the market takes no bets, because its prices are none then. */
function momentOf(seen: SeenEvent, odds: SeenMarket | null): NewMoment[] {
  if (!isOdds(odds) || odds.state !== 'OPEN') return [];
  return [
    {
      market: odds.market.id,
      apart: seen.event.inplay ? PRICE_MINUTES.inPlay : PRICE_MINUTES.before,
      prices: runnersOf(odds).flatMap(({ availableToBack, availableToLay }) => [bestOf(availableToBack), bestOf(availableToLay)]),
      matched: matchedIn(seen, odds),
    },
  ];
}

const bestOf = ([best]: readonly Level[]) => (best ? priceOf(best.price) : NO_PRICE);

/** Deletes the prices of events that nobody can open any more. */
export const sweepPrices = ({ db, clock }: Pick<Context, 'db' | 'clock'>) => deleteMoments(db, secondsAfter(clock.now(), -KEPT_MS / 1000));
