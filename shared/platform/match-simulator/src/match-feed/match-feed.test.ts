import { isOnLadder } from '@site/api/contracts/exchange';
import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import type { FeedMarket } from '../feed';
import { eventIdOf, oddsMarketId } from '../ids';
import { RHYTHMS } from '../calendar/slots';
import * as ticks from '../model/ticks';
import { createCricketFeed, createSoccerFeed, createTennisFeed } from '../testing';

jest.mock('../model/ticks', () => {
  const real = jest.requireActual<typeof ticks>('../model/ticks');
  return { ...real, tickAt: jest.fn(real.tickAt) };
});

const SPORTS = { cricket: createCricketFeed, soccer: createSoccerFeed, tennis: createTennisFeed } as const;
/** Lower bounds at any time: events in play, and events that ended within four hours. */
const LEAST = { cricket: { inplay: 1, ended: 1 }, soccer: { inplay: 4, ended: 7 }, tennis: { inplay: 3, ended: 7 } };
const ODDS_DELAYS = { cricket: 5000, soccer: 5000, tennis: 3000 };
type Sport = keyof typeof SPORTS;
const NOW = Date.parse('2026-06-01T12:00:00Z');
const MINUTE_MS = 60_000;

/** A match and a moment from two days before it until long after it. */
const moments = (sport: Sport) =>
  fc
    .record({ ahead: fc.integer({ min: -60, max: 0 }), minutes: fc.double({ min: -60, max: 200, noNaN: true }) })
    .map(({ ahead, minutes }) => {
      const slot = Math.floor(NOW / RHYTHMS[sport].everyMs) + ahead;
      const at = new Date(Math.floor((slot * RHYTHMS[sport].everyMs + minutes * MINUTE_MS) / 1000) * 1000);
      return { eventId: eventIdOf(sport, slot), at };
    });
const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** True when buying both sides of a price gives no sure win. */
function isFair(market: FeedMarket): boolean {
  if (market.kind === 'odds')
    return market.runners.every(
      ({ back, lay }) => [...back, ...lay].every(({ odds }) => isOnLadder(odds)) && (back[0]?.odds ?? 0) < (lay[0]?.odds ?? Infinity),
    );
  if (market.kind === 'bookmaker') return market.runners.every(({ back, lay }) => (back ?? 0) < (lay ?? Infinity));
  const { no, yes, noRate, yesRate, type } = market.fancy;
  if (type === 4 || type === 5) return no === null;
  return no === null || yes === null || yes > no || (yes === no && (noRate ?? 0) > (yesRate ?? Infinity));
}
function showsPrices(market: FeedMarket): boolean {
  if (market.kind === 'odds') return market.runners.some(({ back, lay }) => back.length + lay.length > 0);
  if (market.kind === 'bookmaker') return market.runners.some(({ back, lay }) => back !== null || lay !== null);
  return market.fancy.no !== null || market.fancy.yes !== null;
}

describe.each(['cricket', 'soccer', 'tennis'] as const)('%s', (sport) => {
  const feed = SPORTS[sport]();

  it('returns the same in every process', () => {
    const other = SPORTS[sport]();
    fc.assert(
      fc.property(moments(sport), ({ eventId, at }) => {
        expect(other.event(eventId, at)).toEqual(feed.event(eventId, at));
        expect(other.marketsOf(eventId, at)).toEqual(feed.marketsOf(eventId, at));
      }),
      { numRuns: cases(12) },
    );
  });

  it('never crosses its own prices, and shows none on a closed market', () => {
    fc.assert(
      fc.property(moments(sport), ({ eventId, at }) => {
        const markets = feed.allMarketsOf(eventId, at);
        const closed = markets.filter(({ state }) => state === 'CLOSED');
        expect(markets.filter((market) => !isFair(market))).toEqual([]);
        expect(closed.filter(showsPrices)).toEqual([]);
        expect(markets.filter(({ result, state }) => result && state !== 'CLOSED')).toEqual([]);
      }),
      { numRuns: cases(50) },
    );
  });

  it('finds every offered market by its id', () => {
    fc.assert(
      fc.property(moments(sport), ({ eventId, at }) => {
        for (const market of feed.marketsOf(eventId, at)) {
          expect(market.state).not.toBe('CLOSED');
          expect(feed.market(market.id, at)).toEqual(market);
        }
      }),
      { numRuns: cases(12) },
    );
  });

  it('changes the quote number with the prices, and always to a greater one', () => {
    fc.assert(
      fc.property(moments(sport), ({ eventId, at }) => {
        const later = after(at, 1);
        const before = new Map(feed.marketsOf(eventId, at).map((market) => [market.id, market]));
        const priceOf = ({ state: _state, inplay: _inplay, delayMs: _delay, ...price }: FeedMarket) => price;
        for (const next of feed.marketsOf(eventId, later)) {
          const market = before.get(next.id);
          if (market && next.quote !== market.quote) expect(next.quote).toBeGreaterThan(market.quote);
          else if (market) expect(priceOf(next)).toEqual(priceOf(market));
        }
      }),
      { numRuns: cases(12) },
    );
  });

  it('remembers every stop between two moments', () => {
    fc.assert(
      fc.property(moments(sport), fc.integer({ min: 1, max: 8 }), ({ eventId, at }, seconds) => {
        for (const { id } of feed.marketsOf(eventId, at).slice(0, 4)) {
          const states = Array.from({ length: seconds }, (_, index) => feed.market(id, after(at, index + 1))?.state);
          const stopped = states.find((state) => state !== 'OPEN') ?? null;
          const was = feed.market(id, at)?.state;
          if (was === 'OPEN') expect(feed.stopBetween(id, at, after(at, seconds))).toBe(stopped);
          if (stopped) expect(feed.stopBetween(id, at, after(at, seconds))).not.toBeNull();
        }
      }),
      { numRuns: cases(50) },
    );
  });

  it('names the turn in play of a market at its start, and the moment at which it opens once that is past', () => {
    fc.assert(
      fc.property(moments(sport), ({ eventId, at }) => {
        const marketId = oddsMarketId(eventId);
        const start = feed.event(eventId, at)?.start;
        if (!start) return;
        expect(feed.inPlayTurn(marketId, after(start, -1))).toBeNull();
        expect(feed.market(marketId, start)?.inplay).toBe(true);
        let opened = start;
        for (; feed.market(marketId, opened)?.state !== 'OPEN'; opened = after(opened, 1))
          expect(feed.inPlayTurn(marketId, opened)).toEqual({ start, opened: null });
        for (const later of [0, 1, 600]) expect(feed.inPlayTurn(marketId, after(opened, later))).toEqual({ start, opened });
      }),
      { numRuns: cases(12) },
    );
  });

  it('decides every market by the end of the event, and never changes a result', () => {
    fc.assert(
      fc.property(moments(sport), ({ eventId, at }) => {
        const over = after(at, 6 * 3600);
        const event = feed.event(eventId, over);
        if (!event?.end) return;
        const results = feed.allMarketsOf(eventId, event.end).map(({ id, result }) => [id, result]);
        expect(results.filter(([, result]) => result === null)).toEqual([]);
        expect(feed.allMarketsOf(eventId, over).map(({ id, result }) => [id, result])).toEqual(results);
      }),
      { numRuns: cases(12) },
    );
  });

  it('lists the events in play and to come, and separately those that ended', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 * 24 * 60 }), (minute) => {
        const at = new Date(NOW + minute * MINUTE_MS);
        const since = new Date(at.getTime() - 240 * MINUTE_MS);
        const events = feed.events(at);
        expect(events.filter(({ inplay }) => inplay).length).toBeGreaterThanOrEqual(LEAST[sport].inplay);
        expect(events.filter(({ isOver }) => isOver)).toEqual([]);
        for (const event of events) expect(feed.event(event.id, at)?.start).toEqual(event.start);
        const ended = feed.ended(since, at);
        expect(ended.length).toBeGreaterThanOrEqual(LEAST[sport].ended);
        for (const { end } of ended) expect(end && end > since && end <= at).toBe(true);
        expect(ended.map(({ end }) => end)).toEqual(ended.map(({ end }) => end).sort((one, other) => Number(other) - Number(one)));
      }),
      { numRuns: cases(5) },
    );
  });

  it('takes bets at once before a match and after a delay in play', () => {
    const at = new Date(NOW);
    const [live] = feed.events(at).filter(({ inplay }) => inplay);
    const toCome = feed.events(at).findLast(({ inplay }) => !inplay);
    expect(feed.market(live?.oddsMarketId ?? '', at)).toMatchObject({ inplay: true, delayMs: ODDS_DELAYS[sport] });
    expect(feed.market(toCome?.oddsMarketId ?? '', at)).toMatchObject({ inplay: false, delayMs: 0, state: 'OPEN' });
  });

  it('offers fancies of every type in play', () => {
    const types = (eventId: string, at: Date) =>
      new Set(feed.marketsOf(eventId, at).flatMap((market) => (market.kind === 'fancy' ? [market.fancy.type] : [])));
    const found = Array.from({ length: 40 }, (_, index) => new Date(NOW + index * 5 * MINUTE_MS)).flatMap((at) =>
      feed
        .events(at)
        .filter(({ inplay, has }) => inplay && has.fancy)
        .map(({ id }) => types(id, at).size),
    );
    expect(Math.max(...found)).toBe(5);
  });

  it('has no fancies and no bookmaker when the list says so', () => {
    for (const event of feed.events(new Date(NOW))) {
      const kinds = new Set(feed.marketsOf(event.id, new Date(NOW)).map(({ kind }) => kind));
      expect({ fancy: kinds.has('fancy'), bookmaker: kinds.has('bookmaker') }).toEqual(event.has);
    }
  });

  it('returns nothing for an event that is not listed', () => {
    const at = new Date(NOW);
    const far = eventIdOf(sport, Math.floor(NOW / RHYTHMS[sport].everyMs) + 5000);
    expect(feed.event(far, at)).toBeNull();
    expect(feed.marketsOf(far, at)).toEqual([]);
    expect(feed.market(oddsMarketId(far), at)).toBeNull();
    expect(feed.market(`${feed.events(at)[0]?.id}.F-NONE`, at)).toBeNull();
  });

  it('builds prices once for each open market of a busy match', () => {
    const at = new Date(NOW);
    const busy = feed.events(at).find(({ inplay, has }) => inplay && has.fancy && has.bookmaker)?.id ?? '';
    const all = new Set(feed.allMarketsOf(busy, at).map(({ id }) => id));
    expect(all.size).toBeGreaterThan(2);
    // Each price looks up its tick once, so the calls count the prices.
    const { tickAt } = jest.mocked(ticks);
    tickAt.mockClear();
    const markets = feed.marketsOf(busy, at);
    const quoted = tickAt.mock.calls.map(([, , seed]) => seed).filter((seed) => all.has(seed));
    expect(quoted.sort()).toEqual(markets.map(({ id }) => id).sort());
  });
});
