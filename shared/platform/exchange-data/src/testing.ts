import { priceOf, priceOfHundredths } from '@site/api/contracts/exchange';
import { paisaOfTaka } from '@site/api/money';
import { until as lookUntil } from '@site/testing/patience';
import { fastify, type FastifyInstance } from 'fastify';
import { sql } from '@site/platform-kit/data/sql';
import { createManualClock } from '@site/platform-kit/time/clock';
import type { Database, Executor } from '@site/platform-kit/data/database';
import { startRelay } from '@site/platform-kit/events/relay';
import { postgresTransport } from '@site/platform-kit/events/postgres-transport';
import { oddsMarketId, sideMarketId } from '@site/platform-match-simulator/ids';
import type { BookmakerMarket, FancyMarket, FeedEvent, OddsMarket } from '@site/platform-match-simulator/feed';
import { createScriptedFeed, type ScriptedFeed } from '@site/platform-testing/scripted-feed';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createExchangeHost, type ExchangeHostOptions } from './server';

export const EVENT = '40000001';
export const ODDS = oddsMarketId(EVENT);
export const BOOKMAKER = sideMarketId(EVENT, 'BM1');
export const FANCY = sideMarketId(EVENT, 'F-6OV1');
const START = new Date('2026-01-15T05:30:00Z');

export const EVENT_FACTS: FeedEvent = {
  id: EVENT,
  sport: 'cricket',
  name: 'Dhaka Deltas v Sylhet Tea Lions',
  competition: 'Delta T20 Shield',
  start: START,
  end: null,
  inplay: true,
  isOver: false,
  oddsMarketId: ODDS,
  chid: EVENT,
  score: {
    phase: 'Live',
    sides: [
      { name: 'Dhaka Deltas', score: '36/1 (3.3)', isAtTurn: true },
      { name: 'Sylhet Tea Lions', score: '', isAtTurn: false },
    ],
    last: ['1', '4'],
  },
  has: { bookmaker: true, fancy: true },
};

const facts = (id: string, name: string, delayMs: number) =>
  ({ id, eventId: EVENT, name, state: 'OPEN', inplay: true, delayMs, quote: 7, result: null }) as const;
const level = (odds: number, taka: number) => ({ odds: priceOfHundredths(odds), size: paisaOfTaka(taka) });

export const ODDS_MARKET: OddsMarket = {
  ...facts(ODDS, 'Match Odds', 5000),
  kind: 'odds',
  runners: [
    {
      id: '1',
      name: 'Dhaka Deltas',
      back: [level(198, 12_400), level(197, 9000), level(196, 5000)],
      lay: [level(199, 8000), level(200, 7000)],
    },
    { id: '2', name: 'Sylhet Tea Lions', back: [level(202, 4000)], lay: [level(204, 3000)] },
  ],
};

export const BOOKMAKER_MARKET: BookmakerMarket = {
  ...facts(BOOKMAKER, 'Bookmaker', 2000),
  kind: 'bookmaker',
  runners: [
    { id: '1', name: 'Dhaka Deltas', back: priceOf(92), lay: priceOf(95), state: 'OPEN' },
    { id: '2', name: 'Sylhet Tea Lions', back: null, lay: null, state: 'SUSPENDED' },
  ],
};

export const FANCY_MARKET: FancyMarket = {
  ...facts(FANCY, '6 over runs Dhaka Deltas', 2000),
  kind: 'fancy',
  fancy: { type: 2, no: 45, noRate: priceOf(110), yes: 45, yesRate: priceOf(90) },
};

/** A feed with one cricket match in play. */
export function playedMatch(): ScriptedFeed {
  const feed = createScriptedFeed();
  feed.addEvent(EVENT_FACTS);
  for (const market of [ODDS_MARKET, BOOKMAKER_MARKET, FANCY_MARKET]) feed.put(market);
  return feed;
}

/** The data host of that match on a fresh database, whose loss a test can simulate. Call it once in a file. */
export function hostUnderTest(options: Partial<ExchangeHostOptions> = {}) {
  const clock = createManualClock();
  const state = { isDatabaseAway: false, reads: 0 };
  let store: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let feed: ScriptedFeed;
  let app: FastifyInstance;
  let relay: ReturnType<typeof startRelay>;
  const { log } = fastify({ logger: false });

  beforeAll(async () => {
    store = await createTestDatabase();
    database = openTestDatabase(store.url, 5);
    relay = startRelay({ db: database.db, transport: postgresTransport(database.openConnection), log });
  }, 60_000);
  afterAll(async () => {
    await relay.stop();
    await database.close();
    await store.drop();
  });
  beforeEach(async () => {
    await database.db.execute(sql`truncate exchange_market, exchange_price cascade`);
    Object.assign(state, { isDatabaseAway: false, reads: 0 });
    feed = playedMatch();
    await start();
  });
  afterEach(() => app.close());

  async function start() {
    const execute: Executor['execute'] = (query) => {
      if (state.isDatabaseAway) throw new Error('The database is away');
      state.reads += 1;
      return database.db.execute(query);
    };
    const db: Executor = Object.assign(Object.create(database.db), { execute });
    const settings = {
      exchangeOrigin: 'http://exchange.test',
      siteOrigin: 'http://site.test',
      allowedOrigins: ['http://site.test'],
    };
    app = await createExchangeHost({
      context: { db, clock, feed, log, settings },
      transport: postgresTransport(database.openConnection),
      trustedHops: ['127.0.0.1'],
      ...options,
    });
    await app.ready();
  }

  return {
    state,
    clock,
    db: () => database.db,
    feed: () => feed,
    app: () => app,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    /** Reads the JSON at an address. */
    read: async <T>(url: string) => (await app.inject(url)).json<T>(),
    async restart() {
      await app.close();
      await start();
    },
  };
}

/** Repeats the request until `isSo` accepts the answer. @returns that answer */
export async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  let last: T | undefined;
  const found = await lookUntil(
    async () => {
      last = await ask();
      return isSo(last) && { answer: last };
    },
    () => last,
  );
  return (found as { answer: T }).answer;
}
