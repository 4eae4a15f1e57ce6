import { truthOf, type EventItem, type MatchOdds } from '@site/api/contracts/exchange';
import { fastify, type FastifyInstance } from 'fastify';
import type { Database, Executor } from '@site/platform-kit/data/database';
import { postgresTransport } from '@site/platform-kit/events/postgres-transport';
import { startRelay } from '@site/platform-kit/events/relay';
import { createManualClock } from '@site/platform-kit/time/clock';
import { holdMarket } from '@site/platform-exchange/settlement/manual-settlement.service';
import { oddsMarketId } from '@site/platform-match-simulator/ids';
import { createDemoFeed } from '@site/platform-match-simulator/testing';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createExchangeHost } from './server';
import { until } from './testing';

const APART_S = 2;
const feed = createDemoFeed();
const clock = createManualClock();
const { log } = fastify({ logger: false });
const EVENT = feed.events('cricket', clock.now()).find(({ inplay }) => inplay)?.id ?? '';
const ODDS = oddsMarketId(EVENT);

interface Host {
  app: FastifyInstance;
  /** True: its reads of the books fail. */
  isAway: boolean;
  clock: { now: () => Date };
}

let store: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
/** The first one is ahead of the other. */
let hosts: [ahead: Host, behind: Host];
let relay: ReturnType<typeof startRelay>;
beforeAll(async () => {
  store = await createTestDatabase();
  database = openTestDatabase(store.url, 5);
  relay = startRelay({ db: database.db, transport: postgresTransport(database.openConnection), log });
  hosts = [await openHost(APART_S), await openHost(0)];
}, 60_000);
afterAll(async () => {
  for (const { app } of hosts) await app.close();
  await relay.stop();
  await database.close();
  await store.drop();
});

async function openHost(aheadS: number): Promise<Host> {
  const own = { now: () => new Date(clock.now().getTime() + aheadS * 1000) };
  const host: Host = { app: fastify(), isAway: false, clock: own };
  const execute: Executor['execute'] = (query) => {
    if (host.isAway) throw new Error('The database is away');
    return database.db.execute(query);
  };
  host.app = await createExchangeHost({
    context: {
      db: Object.assign(Object.create(database.db) as Executor, { execute }),
      clock: own,
      feed,
      log,
      settings: { exchangeOrigin: 'http://exchange.test', siteOrigin: 'http://site.test', allowedOrigins: [] },
    },
    transport: postgresTransport(database.openConnection),
    // Longer than this file takes: a host that hears nothing serves its last book.
    closesAfterMs: 120_000,
  });
  await host.app.ready();
  return host;
}

async function ask({ app }: Host) {
  const odds = await app.inject(`/api/match-odds/${ODDS}`);
  const event = await app.inject(`/api/event/${EVENT}`);
  return {
    odds: odds.json<[MatchOdds]>()[0],
    item: event.json<{ data: { items: Record<string, EventItem> } }>().data.items[EVENT],
    tags: [odds.headers.etag, event.headers.etag],
  };
}
const hold = (state: 'SUSPENDED' | null) => holdMarket({ db: database.db, feed, clock: hosts[1].clock }, ODDS, state);
/** Asks until the answer is built anew. */
const askUntil = (host: Host, isSo: (answer: Awaited<ReturnType<typeof ask>>) => boolean) => until(() => ask(host), isSo);

it('have one version and one ETag for one state, though their clocks differ', async () => {
  const [ahead, behind] = hosts;
  await hold('SUSPENDED');
  await hold(null);
  for (let round = 0; round < 3; round++) {
    clock.advance(1);
    const moment = ahead.clock.now().toISOString();
    const before = await ask(behind);
    const early = await askUntil(ahead, ({ item }) => item?.version !== before.item?.version);
    expect(truthOf(early.odds.version)).toBeGreaterThan(truthOf(before.odds.version));
    clock.advance(APART_S);
    expect(behind.clock.now().toISOString()).toBe(moment);
    const late = await askUntil(behind, ({ item }) => item?.version !== before.item?.version);
    expect(late).toEqual(early);
  }
});

it('let no page go back that moves from one to the other, nor show a price from before a suspension', async () => {
  const [ahead, behind] = hosts;
  await Promise.all(hosts.map((host) => askUntil(host, ({ odds }) => odds.status === 'OPEN')));
  // The page comes from a host that has heard of the suspension to one that has not, and whose prices are newer.
  const { odds: heardOf } = await ask(ahead);
  const { item: before } = await ask(behind);
  ahead.isAway = true;
  await hold('SUSPENDED');
  const seen = await askUntil(behind, ({ odds, item }) => odds.status === 'SUSPENDED' && item?.version !== before?.version);
  clock.advance(10);
  const missed = await askUntil(ahead, ({ odds }) => odds.version !== heardOf.version);
  expect(missed.odds.status).toBe('OPEN');
  expect(truthOf(missed.odds.version)).toBeLessThan(truthOf(seen.odds.version));
  expect(truthOf(missed.item?.version ?? 0)).toBeLessThan(truthOf(seen.item?.version ?? 0));
  // When the other host has heard of it, the page takes its answers.
  ahead.isAway = false;
  const heard = await askUntil(ahead, ({ odds }) => odds.status === 'SUSPENDED');
  expect(truthOf(heard.odds.version)).toBeGreaterThanOrEqual(truthOf(seen.odds.version));
  await hold(null);
  const open = await askUntil(ahead, ({ odds }) => odds.status !== 'SUSPENDED');
  expect(truthOf(open.odds.version)).toBeGreaterThan(truthOf(heard.odds.version));
});
