import fastify, { type FastifyInstance } from 'fastify';
import { startMetrics, type KeptMetrics } from '@site/serving/metrics';
import { until } from '@site/testing/patience';
import { watchJob } from '@site/platform-kit/base/job-runs';
import { inTransaction } from '@site/platform-kit/data/database';
import { gaugeDatabase } from '@site/platform-kit/data/database-gauges';
import { gaugeStandby } from '@site/platform-kit/postgres/standby';
import { sql } from '@site/platform-kit/data/sql';
import { auditLedger } from '@site/platform-domains/ledger';
import { decideDue } from '@site/platform-exchange/book/decide.service';
import { addMatch, signUpBettor } from '@site/platform-exchange/bets/testing';
import { readEvents } from '@site/platform-testing/event-reader';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { gaugePlatform } from './platform-gauges';

let metrics: KeptMetrics;
let scraped: FastifyInstance;
let platform: TestPlatform;
let store: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  metrics = await startMetrics('platform');
  scraped = fastify();
  metrics.addRoute(scraped);
  platform = await createTestPlatform();
  store = await createTestDatabase();
  gaugePlatform(platform.context);
});
afterAll(async () => {
  metrics.stop();
  await platform.stop();
  await store.drop();
});

/** Lines of a metric, without the exemplar that may follow. */
const linesOf = async (name: string) =>
  (await scraped.inject('/metrics')).body.split('\n').flatMap((line) => (line.startsWith(name) ? [line.replace(/ # .*/, '')] : []));
const valueOf = async (series: string) => Number((await linesOf(`${series} `))[0]?.slice(series.length));

it('measures how late a bet is decided, and the turns of markets', async () => {
  const match = addMatch(platform);
  match.offer([[2, 1000]], [], { inplay: true, delayMs: 5000 });
  const player = await signUpBettor(platform, 1000);
  await player.place({ stake: 100 });
  const turns = await valueOf('site_market_turn_seconds_count');
  platform.clock.advance(5.4);
  await decideDue(platform.context);
  expect(await valueOf('site_bet_decision_lateness_seconds_bucket{le="0.3"}')).toBe(0);
  expect(await valueOf('site_bet_decision_lateness_seconds_bucket{le="0.5"}')).toBe(1);
  expect(await valueOf('site_market_turn_seconds_count')).toBe(turns + 1);
  await decideDue(platform.context);
  expect(await valueOf('site_bet_decision_lateness_seconds_count')).toBe(1);
});

it('counts a transaction that runs once more', async () => {
  let runs = 0;
  await inTransaction(platform.db, async () => {
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  expect(await linesOf('site_transaction_repeats_total')).toEqual(['site_transaction_repeats_total{reason="deadlock"} 1']);
});

it('shows how many invariants of the ledger the last check found broken', async () => {
  await platform.db.execute(sql`update account set balance_cached = balance_cached + 1 where kind = 'CASH' and owner = 'player'`);
  while (!(await auditLedger(platform.context)));
  await platform.db.execute(sql`update account set balance_cached = balance_cached - 1 where kind = 'CASH' and owner = 'player'`);
  gaugePlatform(platform.context);
  expect(await valueOf('site_ledger_broken_invariants')).toBeGreaterThan(0);
});

it('shows markets that have a result and bets that are not paid', async () => {
  const result = JSON.stringify({ kind: 'void' });
  await platform.db.execute(sql`update exchange_market set result = ${result}::jsonb, settled_at = null`);
  const { rows } = await platform.db.execute(sql`select id from exchange_market`);
  // The value of a read before is kept for some seconds.
  gaugePlatform(platform.context);
  expect(await valueOf('site_settlement_backlog')).toBe(rows.length);
});

it('counts open streams, while they are open', async () => {
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await platform.signUp();
  const reader = await readEvents(platform.app, { authorization: `Bearer ${token}` });
  await reader.take(1);
  expect(await valueOf('site_event_streams{server="platform"}')).toBe(1);
  expect(await valueOf('site_events_connected{topic="p"}')).toBe(1);
  reader.leave();
  await until(
    async () => (await valueOf('site_event_streams{server="platform"}')) === 0,
    () => 'the stream is still open',
  );
});

it('shows the pool and its waiting calls, and that no standby confirms commits', async () => {
  const database = openTestDatabase(store.url, 1);
  gaugeDatabase(database);
  gaugeStandby(database.db);
  expect(await linesOf('site_database_up')).toEqual(['site_database_up 1']);
  expect(await linesOf('site_synchronous_standby')).toEqual(['site_synchronous_standby 0']);

  const held = await database.pool.connect();
  const waiting = database.db.execute(sql`select 1`);
  expect(await linesOf('site_database_connections')).toEqual([
    'site_database_connections{state="used"} 1',
    'site_database_connections{state="idle"} 0',
  ]);
  expect(await valueOf('site_database_waiting')).toBe(1);
  held.release();
  await waiting;
  await database.close();
});

it('shows a database that does not answer', async () => {
  const database = openTestDatabase(store.url, 1);
  await database.close();
  gaugeDatabase(database);
  expect(await linesOf('site_database_up')).toEqual(['site_database_up 0']);
});

it('shows the last good run and the last error of each job, and its period', async () => {
  const before = Date.now() / 1000;
  const work = jest.fn(() => Promise.resolve());
  const run = watchJob('sweep of this test', 60_000, work);
  await run();
  const job = '{job_name="sweep of this test"}';
  expect(await valueOf(`site_job_period_seconds${job}`)).toBe(60);
  const good = await valueOf(`site_job_last_success_timestamp_seconds${job}`);
  expect(good).toBeGreaterThanOrEqual(before);
  expect(await linesOf(`site_job_last_error_timestamp_seconds${job}`)).toEqual([]);
  work.mockRejectedValueOnce(new Error('The database is away'));
  await expect(run()).rejects.toThrow('The database is away');
  expect(await valueOf(`site_job_last_error_timestamp_seconds${job}`)).toBeGreaterThanOrEqual(good);
  expect(await valueOf(`site_job_last_success_timestamp_seconds${job}`)).toBe(good);
});
