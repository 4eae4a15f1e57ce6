import { createHash } from 'node:crypto';
import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import { listed, startOf } from './calendar/slots';
import { createCricketFeed } from './cricket/cricket-feed';
import { createDemoFeed, type FeedModel } from './create-feed';
import type { Feed } from './feed';
import { eventIdOf, oddsMarketId } from './ids';
import { sourcesOf } from './model/match-source';
import { createSoccerFeed } from './soccer/soccer-feed';
import { createTennisFeed } from './tennis/tennis-feed';
import { createDemoFeed as createTestFeed, testSource } from './testing';

const HOUR_MS = 3_600_000;
/** Fifty matches in all, spread over some weeks. */
const GOLDEN = {
  cricket: { first: 5000, count: 18 },
  soccer: { first: 26_000, count: 16 },
  tennis: { first: 35_000, count: 16 },
} as const;
const PARTS = 4;

const printed = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** Digest of states, prices and results of the matches of a sport, as they were before, during and after each match. */
function digestOf(feed: Feed, sport: ExchangeSport): string {
  const hash = createHash('sha256');
  const add = (...shown: unknown[]) => hash.update(JSON.stringify(shown, printed));
  const { first, count } = GOLDEN[sport];
  for (let nth = 0; nth < count; nth++) {
    const [slot, after] = [first + 7 * nth, (ms: number) => new Date(startOf(sport, first + 7 * nth).getTime() + ms)];
    const id = eventIdOf(sport, slot);
    const over = after(24 * HOUR_MS);
    const length = (feed.event(id, over)?.end?.getTime() ?? NaN) - after(0).getTime();
    const moments = [-HOUR_MS / 2, 1000, ...Array.from({ length: PARTS }, (_none, part) => (length * (part + 0.5)) / PARTS), length - 1000];
    for (const at of moments.map((ms) => after(Math.floor(ms))))
      add(feed.event(id, at), feed.marketsOf(id, at), feed.stopBetween(oddsMarketId(id), after(0), at));
    add(feed.event(id, over), feed.allMarketsOf(id, over));
  }
  return hash.digest('hex').slice(0, 16);
}

it('plays and prices fifty matches as when version 1 was released: a change needs another version', () => {
  const feed = createTestFeed();
  expect(Object.fromEntries(EXCHANGE_SPORTS.map((sport) => [sport, digestOf(feed, sport)]))).toEqual({
    cricket: '4e8465259a549863',
    soccer: 'c57656e2aa9c2ea4',
    tennis: '9d4faccecbc8fceb',
  });
});

describe('a new model', () => {
  const FROM = new Date('2026-06-01T12:00:00Z');
  const create: FeedModel['create'] = (sourceOf) => ({
    cricket: createCricketFeed(sourceOf),
    soccer: createSoccerFeed(sourceOf),
    tennis: createTennisFeed(sourceOf),
  });
  const OTHER_KEY = 'another model is played here by another key';
  const old: FeedModel = { version: 1, from: new Date(0), create };
  const next: FeedModel = { version: 2, from: FROM, create: () => create(sourcesOf(OTHER_KEY)) };
  const feed = createDemoFeed(testSource, new Date(0), [old, next]);
  const [before, after] = [createDemoFeed(testSource), createDemoFeed(sourcesOf(OTHER_KEY))];
  const later = (ms: number) => new Date(FROM.getTime() + ms);

  it.each(EXCHANGE_SPORTS)('plays the matches of %s that begin after its start, and the others stay as they were', (sport) => {
    const slots = listed(sport, FROM);
    const versions = slots.map((slot) => feed.versionOf(eventIdOf(sport, slot)));
    expect(versions).toEqual(slots.map((slot) => (startOf(sport, slot) < FROM ? 1 : 2)));
    expect(new Set(versions)).toEqual(new Set([1, 2]));
    for (const at of [later(-HOUR_MS), FROM, later(3 * HOUR_MS)])
      for (const slot of slots) {
        const id = eventIdOf(sport, slot);
        const own = startOf(sport, slot) < FROM ? before : after;
        expect([id, feed.event(id, at)]).toEqual([id, own.event(id, at)]);
        expect(feed.market(oddsMarketId(id), at)).toEqual(own.market(oddsMarketId(id), at));
        expect(feed.revision(id, at)).toBe(own.revision(id, at));
      }
  });

  it('lists the matches of both models once, in order', () => {
    const at = later(HOUR_MS);
    for (const sport of EXCHANGE_SPORTS) {
      const starts = feed.events(sport, at).map(({ start }) => start.getTime());
      expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
      expect(Math.min(...starts)).toBeLessThan(FROM.getTime());
      const ends = feed.ended(sport, later(-6 * HOUR_MS), later(9 * HOUR_MS)).map(({ end }) => end?.getTime() ?? 0);
      expect(ends).toEqual([...ends].sort((one, other) => other - one));
      expect(ends.length).toBeGreaterThan(2);
    }
  });

  it('leaves a market to the model that offered it, and has nothing of a model that it does not know', () => {
    const [slot = 0] = listed('cricket', FROM).filter((one) => startOf('cricket', one) > FROM);
    const id = oddsMarketId(eventIdOf('cricket', slot));
    expect(feed.withVersion(1)?.market(id, FROM)).toEqual(before.market(id, FROM));
    expect(feed.withVersion(2)?.market(id, FROM)).toEqual(after.market(id, FROM));
    expect(feed.withVersion(3)).toBeNull();
    expect(feed.versionOf('somebody else')).toBeNull();
  });
});
