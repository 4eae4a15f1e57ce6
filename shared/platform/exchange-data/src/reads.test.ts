import {
  getEvent,
  getMatchOdds,
  getMatchProof,
  getScoreBoard,
  getSportEvents,
  priceOf,
  type EventItem,
  type MatchOdds,
} from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import * as z from '@site/api/schema';
import type { OddsMarket } from '@site/platform-match-simulator/feed';
import { BOOKMAKER, EVENT, FANCY, hostUnderTest, ODDS, ODDS_MARKET, until } from './testing';

const host = hostUnderTest({ closesAfterMs: 1500 });
const ODDS_URL = `/api/match-odds/${ODDS}`;
const EVENT_URL = `/api/event/${EVENT}`;
type EventAnswer = { data: { items: Record<string, EventItem> } };
const readOdds = async () => (await host.read<[MatchOdds]>(ODDS_URL))[0];
const readItem = async () => (await host.read<EventAnswer>(EVENT_URL)).data.items[EVENT];

describe('Match Odds', () => {
  it('EXCHANGE-021, 027: are the first element, with the three best levels of each side in BDT', async () => {
    const answer = await host.get(ODDS_URL);
    expect(z.safeParse(getMatchOdds.output, answer.json()).error).toBeUndefined();
    const [market] = answer.json<[MatchOdds]>();
    expect(market).toMatchObject({ marketId: ODDS, eventId: EVENT, status: 'OPEN', inplay: true, min: 100, max: 50_000, delayMs: 5000 });
    expect(market.runners[0]).toEqual({
      selectionId: '1',
      SelectionName: 'Dhaka Deltas',
      availableToBack: [
        { price: 1.98, size: 12_400 },
        { price: 1.97, size: 9000 },
        { price: 1.96, size: 5000 },
      ],
      availableToLay: [
        { price: 1.99, size: 8000 },
        { price: 2, size: 7000 },
      ],
    });
    expect(market.totalMatched).toBeGreaterThan(100_000);
  });

  it('can be read by any site, and cached with revalidation', async () => {
    const { headers } = await host.get(ODDS_URL, { origin: 'http://site.test' });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('are not sent again while they are the same', async () => {
    const { headers } = await host.get(ODDS_URL);
    const tag = String(headers['etag']);
    const again = await host.get(ODDS_URL, { 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    expect((await host.get(ODDS_URL, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const head = await host.app().inject({ method: 'HEAD', url: ODDS_URL });
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', tag]);
  });

  it('PLATFORM-056: keep their version until they change, and it grows then', async () => {
    const before = await readOdds();
    await new Promise((done) => setTimeout(done, 300));
    expect((await readOdds()).version).toBe(before.version);
    const [first, second] = ODDS_MARKET.runners;
    if (!first || !second) throw new Error('The market has two runners');
    const runners = [{ ...first, back: [{ odds: priceOf(2.1), size: paisa(100_00n) }] }, second];
    host.feed().change<OddsMarket>(ODDS, { runners, quote: 8 }, host.clock.now());
    const after = await until(readOdds, ({ version }) => version !== before.version);
    expect(after.runners[0]?.availableToBack).toEqual([{ price: 2.1, size: 100 }]);
    expect(after.version).toBeGreaterThan(before.version);
  });

  it('have the same version after a restart while they are the same, greater than those of earlier releases', async () => {
    const before = await readOdds();
    await host.restart();
    expect((await readOdds()).version).toBe(before.version);
    expect(before.version).toBeGreaterThan(Date.parse('2100-01-01'));
  });

  it('are empty when there is no such market', async () => {
    for (const id of ['1.40000009', '1.99', BOOKMAKER, EVENT, '1.', 'x'])
      expect([id, await host.read(`/api/match-odds/${id}`)]).toEqual([id, []]);
  });
});

describe('an event', () => {
  it('EXCHANGE-022, EXCHANGE-028..030: is under its id, with its bookmaker and fancy markets', async () => {
    const answer = await host.get(EVENT_URL);
    expect(z.safeParse(getEvent.output, answer.json()).error).toBeUndefined();
    const item = answer.json<EventAnswer>().data.items[EVENT];
    expect(item).toMatchObject({ eventId: EVENT, marketId: ODDS, chid: EVENT, sport: 'cricket', inplay: true });
    expect(item?.bookmaker[BOOKMAKER]?.runners).toEqual([
      { selectionId: '1', runner: 'Dhaka Deltas', backPrice: 92, layPrice: 95, suspended: 0, ball_running: 0 },
      { selectionId: '2', runner: 'Sylhet Tea Lions', backPrice: 0, layPrice: 0, suspended: 1, ball_running: 0 },
    ]);
    expect(item?.fancy2[FANCY]).toMatchObject({
      title: '6 over runs Dhaka Deltas',
      type: 2,
      no: 45,
      no_rate: 110,
      yes: 45,
      yes_rate: 90,
      suspended: 0,
      ball_running: 0,
      delayMs: 2000,
    });
  });

  it('shows ball running on every row of such a market', async () => {
    host.feed().change(BOOKMAKER, { state: 'BALL_RUNNING' }, host.clock.now());
    host.feed().change(FANCY, { state: 'SUSPENDED' }, host.clock.now());
    const item = await readItem();
    expect(item?.bookmaker[BOOKMAKER]?.runners.map(({ suspended, ball_running }) => [suspended, ball_running])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(item?.fancy2[FANCY]).toMatchObject({ suspended: 1, ball_running: 0 });
  });

  it('drops a decided fancy', async () => {
    host.feed().change(FANCY, { state: 'CLOSED', result: { kind: 'runs', runs: 51 } }, host.clock.now());
    expect((await readItem())?.fancy2).toEqual({});
  });

  it('has no items where there is no such event', async () => {
    expect(await host.read('/api/event/40000009')).toEqual({ data: { items: {} } });
  });
});

describe('the lists', () => {
  it('EXCHANGE-024, 031, PLATFORM-056: hold the events of each sport with their best prices', async () => {
    const answer = await host.get('/api/sports-events/cricket');
    expect(z.safeParse(getSportEvents.cricket.output, answer.json()).error).toBeUndefined();
    expect(answer.json()).toEqual([
      expect.objectContaining({
        EventId: EVENT,
        MarketId: ODDS,
        Event: 'Dhaka Deltas v Sylhet Tea Lions',
        Fancy: true,
        Bookmaker: true,
        InPlay: true,
        Score: '36/1 (3.3)',
        Runners: [
          { SelectionId: '1', SelectionName: 'Dhaka Deltas', back: 1.98, lay: 1.99 },
          { SelectionId: '2', SelectionName: 'Sylhet Tea Lions', back: 2.02, lay: 2.04 },
        ],
      }),
    ]);
    expect(answer.body).not.toContain('"sport"');
    expect([await host.read('/api/sports-events/soccer'), await host.read('/api/sports-events/tennis')]).toEqual([[], []]);
  });

  it('show no price of a market that is suspended', async () => {
    host.feed().change(ODDS, { state: 'SUSPENDED' }, host.clock.now());
    const [event] = await host.read<[{ Runners: { back: number | null; lay: number | null }[] }]>('/api/sports-events/cricket');
    expect(event.Runners.map(({ back, lay }) => [back, lay])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

it('EXCHANGE-023, PLATFORM-057: returns the page of the score board in a frame', async () => {
  const answer = await host.get(`/api/score/board/${EVENT}`);
  expect(z.safeParse(getScoreBoard.output, answer.body).success).toBe(true);
  expect(/<iframe [^>]*src="([^"]+)"/.exec(answer.body)?.[1]).toBe(`http://exchange.test/score/${EVENT}`);
  expect((await host.get('/api/score/board/40000009')).statusCode).toBe(404);
});

it('returns the commitment of a match before its end, its secret after it, and nothing for an unknown match', async () => {
  const proof = { commitment: 'a1'.repeat(32), publishedAt: host.clock.now(), start: host.clock.now(), secret: null };
  const url = `/api/match-proof/${EVENT}`;
  expect((await host.get(url)).statusCode).toBe(404);
  host.feed().prove(EVENT, proof);
  const before = await host.get(url);
  expect(z.safeParse(getMatchProof.output, before.json()).error).toBeUndefined();
  expect(before.json()).toMatchObject({ event_id: EVENT, commitment: proof.commitment, secret: null });
  host.feed().prove(EVENT, { ...proof, secret: 'b2'.repeat(32) });
  expect(await host.read(url)).toMatchObject({ commitment: proof.commitment, secret: 'b2'.repeat(32) });
});

it('EXCHANGE-025, PLATFORM-058: returns the address of the browser, as the trusted proxy reports it', async () => {
  expect(await host.read('/api/ip')).toEqual({ ip: '127.0.0.1' });
  const { body } = await host.get('/api/ip', { 'x-forwarded-for': '203.0.113.9' });
  expect(JSON.parse(body)).toEqual({ ip: '203.0.113.9' });
});

it('refuses an invalid id, with the common error body', async () => {
  for (const url of ['/api/match-odds/a%20b', `/api/event/${'4'.repeat(65)}`, '/api/score/board/%3Cb%3E', '/api/event-stream/a%20b'])
    expect([url, (await host.get(url)).json()]).toEqual([url, expect.objectContaining({ code: 'platform.invalid' })]);
  expect((await host.get(`${ODDS_URL}?page=1`)).statusCode).toBe(422);
  expect((await host.get('/api/match-odds/%E0%A4')).json()).toMatchObject({ code: 'platform.malformed' });
  expect((await host.get('/api/elsewhere')).json()).toMatchObject({ code: 'platform.not_found' });
  expect((await host.app().inject({ method: 'POST', url: ODDS_URL })).statusCode).toBe(404);
});

it('lets pages of any site send headers of their own', async () => {
  const headers = { origin: 'http://site.test', 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' };
  const preflight = await host.app().inject({ method: 'OPTIONS', url: ODDS_URL, headers });
  expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
  expect(preflight.headers['access-control-allow-headers']).toContain('if-none-match');
  expect((await host.get('/api/elsewhere', { origin: 'http://site.test' })).headers['access-control-allow-origin']).toBe('*');
});
