import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import type { FeedMarket } from '../feed';
import { oddsMarketId, sideMarketId } from '../ids';
import { dateOf } from '../model/ticks';
import type { Match } from './match';
import { createCricketFeed, createMatch } from '../testing';

const FIRST = 284_000;
const feed = createCricketFeed();
const matches = Array.from({ length: 120 }, (_, index) => createMatch(FIRST + index));
const dry = matches.filter(({ rain }) => rain === null);
const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('None of these matches');
  return value;
};
const runsOf = (id: string, at: Date) => {
  const result = feed.market(id, at)?.result;
  return result?.kind === 'runs' ? result.runs : result?.kind;
};
const after = (match: Match) => dateOf(match.end + 86_400);
const stateAt = (id: string, second: number) => feed.market(id, dateOf(second))?.state;
const typesOf = (markets: readonly FeedMarket[]) => markets.flatMap((market) => (market.kind === 'fancy' ? [market.fancy.type] : []));

it('settles every fancy by the balls that were bowled', () => {
  fc.assert(
    fc.property(fc.nat(dry.length - 1), fc.constantFrom(6, 10, 15, 20), fc.constantFrom(0, 1), (which, overs, index) => {
      const match = found(dry[which]);
      const innings = found(match.innings[index]);
      const balls = innings.deliveries.filter(({ before }) => before.balls < overs * 6);
      const runs = balls.reduce((sum, { stroke }) => sum + stroke.runs, 0);
      const id = (code: string) => sideMarketId(match.eventId, code);
      const at = after(match);
      expect(runsOf(id(`F-${overs}OV${index + 1}`), at)).toBe(runs);
      expect(runsOf(id(`F-${overs}OE${index + 1}`), at)).toBe(runs % 2);
      const first = balls[0]?.after;
      const opener = innings.deliveries.filter(({ before }) => before.crease[0]?.index === 0);
      const faced = opener.reduce((sum, { stroke }) => sum + stroke.batRuns, 0);
      expect(runsOf(id(`F-P1R-${index + 1}`), at)).toBe(faced);
      if (first?.balls === 1) expect(runsOf(id(`F-B1-${index + 1}`), at)).toBe(first.score);
      const wicket = innings.deliveries.find(({ stroke }) => stroke.isWicket);
      expect(runsOf(id(`F-W1-${index + 1}`), at)).toBe((wicket?.after ?? innings.final).score);
      const digits = Array.from({ length: 10 }, (_, digit) => runsOf(id(`F-L${overs}-${digit}-${index + 1}`), at));
      const wasOffered = digits.some((digit) => digit !== undefined);
      if (wasOffered) expect(digits.indexOf(1)).toBe(runs % 10);
    }),
    { numRuns: cases(30) },
  );
});

it('lets a khadda window win where the total of the first innings lies in it', () => {
  for (const match of dry.slice(0, 20)) {
    const total = found(match.innings[0]).final.score;
    const windows = feed.allMarketsOf(match.eventId, after(match)).filter((market) => market.kind === 'fancy' && market.fancy.type === 4);
    expect(windows).toHaveLength(9);
    for (const { id, result } of windows) {
      const [width, from] = found(/F-K(\d+)-(\d+)$/.exec(id)?.slice(1).map(Number)) as [number, number];
      expect(result).toEqual({ kind: 'runs', runs: Number(total >= from && total < from + width) });
    }
  }
});

it('voids fancies that rain left incomplete and keeps complete ones', () => {
  const match = found(matches.find(({ rain, innings }) => rain !== null && innings.length === 2 && found(innings[1]).final.balls < 100));
  const at = after(match);
  const result = (code: string) => feed.market(sideMarketId(match.eventId, code), at)?.result;
  expect(feed.market(oddsMarketId(match.eventId), at)?.result).toEqual({ kind: 'void', reason: 'No result' });
  expect(result('BM1')?.kind).toBe('void');
  expect(result('F-20OV2')?.kind).toBe('void');
  expect(result('F-MATCH')?.kind).toBe('void');
  expect(result('F-20OV1')).toEqual({ kind: 'runs', runs: found(match.innings[0]).final.score });
});

it('settles a session at the runs made when the side is all out or reaches the target before the session ends', () => {
  const match = found(dry.find(({ innings }) => found(innings[1]).final.balls < 85));
  const { final, end } = found(match.innings[1]);
  expect(runsOf(sideMarketId(match.eventId, 'F-15OV2'), dateOf(end))).toBe(final.score);
  const unbowled = Math.ceil(final.balls / 6) + 1;
  expect(runsOf(sideMarketId(match.eventId, `F-O${unbowled}-2`), dateOf(end))).toBe('void');
});

it('EXCHANGE-015, 016, 028: offers all five types in the powerplay, thirty to sixty fancies at once in play', () => {
  for (const match of dry.slice(0, 10)) {
    const powerplay = dateOf(found(match.innings[0]?.deliveries[14]).from + 5);
    expect(new Set(typesOf(feed.marketsOf(match.eventId, powerplay)))).toEqual(new Set([2, 3, 4, 5, 6]));
    for (const part of [0.05, 0.1, 0.2, 0.3, 0.6, 0.7]) {
      const count = typesOf(feed.marketsOf(match.eventId, dateOf(Math.round(match.start + (match.end - match.start) * part)))).length;
      expect(count).toBeGreaterThanOrEqual(25);
      expect(count).toBeLessThanOrEqual(60);
    }
  }
});

it('EXCHANGE-018: shows ball running while a ball is bowled, and suspends at a wicket', () => {
  const match = found(dry[0]);
  const [odds, bookmaker, session] = [
    oddsMarketId(match.eventId),
    sideMarketId(match.eventId, 'BM1'),
    sideMarketId(match.eventId, 'F-20OV1'),
  ];
  const ball = found(
    match.deliveries.find(({ stroke }, index) => index > 3 && !stroke.isWicket && !match.deliveries[index - 1]?.stroke.isWicket),
  );
  expect([odds, bookmaker, session].map((id) => stateAt(id, ball.runUp))).toEqual(['OPEN', 'BALL_RUNNING', 'BALL_RUNNING']);
  expect([odds, bookmaker, session].map((id) => stateAt(id, ball.from))).toEqual(['OPEN', 'OPEN', 'OPEN']);
  const wicket = found(match.deliveries.find(({ stroke, after: { wickets } }) => stroke.isWicket && wickets < 10));
  expect([odds, bookmaker, session].map((id) => stateAt(id, wicket.from))).toEqual(['SUSPENDED', 'SUSPENDED', 'SUSPENDED']);
  expect([odds, bookmaker, session].map((id) => stateAt(id, wicket.from + 14))).toEqual(['SUSPENDED', 'SUSPENDED', 'SUSPENDED']);
  expect([odds, bookmaker].map((id) => stateAt(id, wicket.from + 16))).toEqual(['OPEN', 'SUSPENDED']);
});

it('stops the advance sessions before the toss, and has no other fancy by then', () => {
  const match = found(dry[1]);
  const ids = feed.marketsOf(match.eventId, dateOf(match.toss - 3600)).filter(({ kind }) => kind === 'fancy');
  expect(ids.map(({ name }) => name)).toEqual([
    '6 Over Runs (Inn 1)',
    '10 Over Runs (Inn 1)',
    '15 Over Runs (Inn 1)',
    '20 Over Runs (Inn 1)',
    'Match Total Runs',
  ]);
  for (const { id } of ids)
    expect([match.toss - 301, match.toss - 300, match.toss].map((second) => stateAt(id, second))).toEqual([
      'OPEN',
      'SUSPENDED',
      'SUSPENDED',
    ]);
});

it('PLATFORM-056: moves the price of a match in play about once a second', () => {
  const match = found(dry[2]);
  const seconds = Array.from({ length: 60 }, (_, index) => match.start + 4000 + index);
  const books = seconds.map((second) => {
    const market = feed.market(oddsMarketId(match.eventId), dateOf(second));
    return market?.kind === 'odds'
      ? market.runners.map(({ back, lay }) => [...back, ...lay].map(({ odds, size }) => `${odds} ${size}`)).join()
      : '';
  });
  expect(new Set(books).size).toBeGreaterThan(50);
});

it('has no result for an offered market, and one for every market later', () => {
  const match = found(dry[3]);
  const second = found(match.deliveries[60]).from + 3;
  const offered = feed.marketsOf(match.eventId, dateOf(second));
  expect(offered.map(({ result }) => result)).toEqual(offered.map(() => null));
  for (const { id } of offered)
    expect(feed.market(id, after(match))).toMatchObject({ state: 'CLOSED', result: { kind: expect.any(String) } });
});

it('always has a match in play, most of the time two', () => {
  const counts = Array.from({ length: 150 }, (_, index) => {
    const at = dateOf(FIRST * 6300 + 86_400 + index * 1777);
    return feed.events(at).filter(({ inplay }) => inplay).length;
  });
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(counts.filter((count) => count >= 2).length).toBeGreaterThan(120);
});
