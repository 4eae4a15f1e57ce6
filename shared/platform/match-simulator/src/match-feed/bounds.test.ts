import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import { eventIdOf, oddsMarketId, sideMarketId } from '../ids';
import { listed, RHYTHMS, startOf } from '../calendar/slots';
import type * as Remembered from '../model/remembered';
import { createCricketFeed, createDemoFeed, createSoccerFeed, createTennisFeed } from '../testing';

/** Slots of the matches that were created. */
const mockMade: unknown[] = [];
jest.mock('../model/remembered', () => {
  const { remembered } = jest.requireActual<typeof Remembered>('../model/remembered');
  const counted: typeof remembered = (size, make) =>
    remembered(size, (key) => {
      mockMade.push(key);
      return make(key);
    });
  return { remembered: counted };
});

const SPORTS = { cricket: createCricketFeed, soccer: createSoccerFeed, tennis: createTennisFeed } as const;
const NOW = new Date('2026-06-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_MARKETS = 1000;
/** The test counts the markets of one match in so many. */
const PRICED = 50;
const slotAt = (sport: ExchangeSport, at: number) => Math.floor(at / RHYTHMS[sport].everyMs);
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** By day one match of so many is created, from another one on each time; at night every match. */
const STEP = process.env['NIGHTLY'] ? 1 : 5;
const FROM = Number(process.env['FUZZ_SEED'] ?? Date.now()) % STEP;

it.each(EXCHANGE_SPORTS)(`creates any match of %s of the next ten days, with a bounded number of markets (FUZZ_SEED=${FROM})`, (sport) => {
  const feed = SPORTS[sport]();
  const first = slotAt(sport, NOW.getTime()) + FROM;
  const last = slotAt(sport, NOW.getTime() + 10 * DAY_MS);
  const sizes = [];
  for (let slot = first; slot < last; slot += STEP) {
    const at = after(startOf(sport, slot), HOUR_MS);
    expect(feed.event(eventIdOf(sport, slot), at)).not.toBeNull();
    // A request for an unknown market creates all markets of the match.
    feed.market(sideMarketId(eventIdOf(sport, slot), 'F-NONE'), at);
    if ((slot - first) % PRICED === 0) sizes.push(feed.allMarketsOf(eventIdOf(sport, slot), after(at, DAY_MS)).length);
  }
  expect(Math.max(...sizes)).toBeLessThan(MOST_MARKETS);
});

describe.each(EXCHANGE_SPORTS)('%s', (sport) => {
  const feed = SPORTS[sport]();
  const agoId = (ms: number) => eventIdOf(sport, slotAt(sport, NOW.getTime() - ms));

  it('finds an event while its results are listed, and its markets while bets on them may be settled', () => {
    const [lately, lastWeek, longAgo] = [agoId(2 * DAY_MS + 6 * HOUR_MS), agoId(7 * DAY_MS), agoId(61 * DAY_MS)];
    expect([lately, lastWeek, longAgo].map((id) => feed.event(id, NOW)?.isOver)).toEqual([true, undefined, undefined]);
    expect([lastWeek, longAgo].map((id) => feed.allMarketsOf(id, NOW))).toEqual([[], []]);
    const fiftyNineDays = agoId(59 * DAY_MS);
    for (const id of [lately, lastWeek, fiftyNineDays])
      expect(feed.market(oddsMarketId(id), NOW)).toMatchObject({ state: 'CLOSED', result: { kind: expect.any(String) } });
    expect(feed.market(oddsMarketId(longAgo), NOW)).toBeNull();
  });

  it('takes no bets on unknown markets, nor on markets that were not yet offered', () => {
    const soon = after(NOW, 1000);
    const live = feed.events(NOW).findLast(({ inplay, has }) => inplay && has.fancy);
    for (const id of ['', 'x', agoId(61 * DAY_MS), oddsMarketId(agoId(61 * DAY_MS)), sideMarketId(live?.id ?? '', 'F-NONE')])
      expect([id, feed.stopBetween(id, NOW, soon)]).toEqual([id, 'CLOSED']);
    const long = after(NOW, 24 * HOUR_MS);
    const opened = feed
      .allMarketsOf(live?.id ?? '', long)
      .flatMap(({ id }) => (feed.market(id, NOW) ? [] : [{ id, from: firstOffered(id) }]))
      .slice(0, 20);
    expect(opened.length).toBeGreaterThan(3);
    for (const { id, from } of opened) {
      expect(feed.stopBetween(id, after(from, -5000), after(from, -1000))).toBe('CLOSED');
      expect(feed.stopBetween(id, after(from, -5000), after(from, 2000))).toBe('CLOSED');
    }

    /** Bisects to the second. */
    function firstOffered(id: string): Date {
      let [before, later] = [NOW.getTime() / 1000, NOW.getTime() / 1000 + 86_400];
      while (later - before > 1) {
        const middle = Math.floor((before + later) / 2);
        if (feed.market(id, new Date(middle * 1000))) later = middle;
        else before = middle;
      }
      return new Date(later * 1000);
    }
  });
});

it('returns CLOSED for an id that belongs to no sport', () => {
  expect(createDemoFeed().stopBetween('9.1', NOW, after(NOW, 1))).toBe('CLOSED');
});

it('creates only matches of its calendar, for any number of invented ids', () => {
  const feed = createDemoFeed();
  const span = { cricket: 300_000, soccer: 2_000_000, tennis: 2_000_000 };
  const madeUp = EXCHANGE_SPORTS.flatMap((sport) =>
    Array.from({ length: 10_000 }, (_, index) => eventIdOf(sport, Math.floor((index * span[sport]) / 10_000))),
  );
  mockMade.length = 0;
  const there = madeUp.filter((id) => feed.event(id, NOW) ?? feed.marketsOf(id, NOW)[0]);
  expect(mockMade.length).toBeLessThan(10);
  expect(there.length).toBeLessThan(10);
});

it('creates no match twice for requests of every existing event', () => {
  for (const sport of EXCHANGE_SPORTS) {
    const feed = SPORTS[sport]();
    const newest = listed(sport, NOW).at(-1) ?? 0;
    const slots = Array.from({ length: newest - slotAt(sport, NOW.getTime() - 3 * DAY_MS) }, (_, back) => newest - back);
    const ask = () => slots.flatMap((slot) => feed.event(eventIdOf(sport, slot), NOW) ?? []);
    const first = ask();
    expect(first.length).toBeGreaterThan(30);
    mockMade.length = 0;
    for (let asked = 0; asked < 20; asked++) expect(ask()).toHaveLength(first.length);
    expect(mockMade).toEqual([]);
  }
});
