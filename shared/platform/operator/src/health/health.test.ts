import { startCollector } from '@site/serving/metrics';
import { addMetricSample, SAMPLES_KEPT_S } from '@site/platform-kit/data/metric-samples';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { joinAs } from '../testing-console';
import type { Health } from './health.shapes';
import { healthLines } from './health-lines';
import { createHealth } from './health.service';

type Numbers = readonly (readonly [string, Record<string, string>, number])[];

const EVERY_S = 15;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());
beforeEach(() => platform.db.execute(sql`delete from metric_sample`));

const look = () => createHealth(platform.context)();
const rule = ({ rules }: Health, name: string) => rules.find((one) => one.name === name);
const chart = ({ charts }: Health, name: string) => charts.find((one) => one.name === name);
const newest = (health: Health, name: string) => chart(health, name)?.lines.map(({ name: line, values }) => [line, values.at(-1)]);

/** Writes samples of a process, one each 15 s. @param of its numbers; `step` counts from 0 */
async function run(process: string, from: number, to: number, of: (step: number) => Numbers) {
  for (let step = 0; from - step * EVERY_S >= to; step += 1)
    await platform.db.execute(sql`
      insert into metric_sample (process, at, readings)
      values (${process}, clock_timestamp() - make_interval(secs => ${from - step * EVERY_S}), ${JSON.stringify(of(step))}::jsonb)`);
}

const calls = (step: number): Numbers => [
  ['site_http_requests_total', { server: 'platform', status: '200' }, step * 29],
  ['site_http_requests_total', { server: 'platform', status: '503' }, step],
  ['site_outbox_age_seconds', {}, 0],
];
const worker = (): Numbers => [['site_job_period_seconds', { job_name: 'bets' }, 0.1]];

it('adds up the calls of two processes, and finds that too many fail', async () => {
  await run('api-1', 600, 0, calls);
  await run('api-2', 600, 0, calls);
  const health = await look();
  const [line] = newest(health, 'calls') ?? [];
  expect(line).toEqual(['platform', expect.closeTo(4, 1)]);
  expect(rule(health, 'ServerErrors')).toMatchObject({ state: 'bad', severity: 'page', words: ['3.333% of the calls to platform fail.'] });
  expect(rule(health, 'ServerErrors')?.action).toContain('dashboard');
  expect(health.source).toMatchObject({ kind: 'own', fault: null });
  expect(health.source.processes?.map(({ name }) => name)).toEqual(['api-1', 'api-2']);
});

it('tells good, late and bad apart with the limits of the file of rules, and what the source cannot know', async () => {
  const late = (step: number): Numbers => [
    ['site_outbox_age_seconds', {}, step < 20 ? 0 : 9],
    ['site_database_up', {}, step < 39 ? 1 : 0],
    ['site_ledger_broken_invariants', {}, 0],
  ];
  await run('api-1', 600, 0, late);
  const health = await look();
  expect(rule(health, 'OutboxOld')).toMatchObject({
    state: 'bad',
    words: ['An event has waited for 9.0 s, so open pages show old balances and bets.'],
  });
  expect(health.at - (rule(health, 'OutboxOld')?.since ?? 0)).toBeGreaterThan(180);
  expect(rule(health, 'DatabaseDown')?.state).toMatch(/late|good/);
  expect(rule(health, 'LedgerBroken')).toMatchObject({ state: 'good', words: [] });
  expect(rule(health, 'NoWorker')).toMatchObject({ state: 'bad' });
  expect(rule(health, 'TransactionsRepeat')).toMatchObject({ state: 'good' });
  for (const name of ['EdgesDiffer', 'StoreAway', 'ReplicaBehind', 'ProcessDown']) expect(rule(health, name)?.state).toBe('unknown');
});

it('counts the first calls of a server that nobody had called before', async () => {
  const later = (step: number): Numbers => (step < 8 ? [] : [['site_http_requests_total', { server: 'exchange', status: '200' }, 120]]);
  await run('exchange-1', 150, 0, later);
  const rates = chart(await look(), 'calls')?.lines.find(({ name }) => name === 'exchange')?.values ?? [];
  expect(Math.max(...rates.map((rate) => rate ?? 0))).toBeGreaterThan(1.5);
});

it('counts the numbers of a process that died no longer', async () => {
  await run('worker-1', 600, 200, worker);
  await run('api-1', 600, 0, calls);
  const health = await look();
  expect(rule(health, 'NoWorker')).toMatchObject({ state: 'bad' });
  const died = health.source.processes?.find(({ name }) => name === 'worker-1');
  expect(health.at - (died?.newest_at ?? 0)).toBeGreaterThan(100);
});

it('knows nothing about now when no process writes any more, and still shows the past', async () => {
  await run('api-1', 900, 200, calls);
  const health = await look();
  expect(new Set(health.rules.map(({ state }) => state))).toEqual(new Set(['unknown']));
  expect(health.at - (health.source.newest_at ?? 0)).toBeGreaterThan(190);
  expect(newest(health, 'calls')).toEqual([['platform', null]]);
  expect(chart(health, 'calls')?.lines[0]?.values.some((value) => (value ?? 0) > 1)).toBe(true);
});

it('reads only what is new at a second look, and forgets what is older than an hour', async () => {
  let now = 0;
  const health = createHealth(platform.context, () => now);
  await run('api-1', 3590, 3500, calls);
  await run('api-2', 60, 0, calls);
  expect((await health()).source.processes).toHaveLength(2);
  await platform.db.execute(sql`delete from metric_sample`);
  await run('api-3', 0, 0, calls);
  expect((await health()).source.processes).toHaveLength(2);
  now += 10_000;
  expect((await health()).source.processes?.map(({ name }) => name)).toEqual(['api-1', 'api-2', 'api-3']);
});

it('every process writes its own numbers, and removes old ones', async () => {
  const collector = startCollector('platform');
  await run('api-0', SAMPLES_KEPT_S + 60, SAMPLES_KEPT_S + 60, calls);
  await addMetricSample(platform.db, 'api-1', await collector.read());
  collector.stop();
  const health = await look();
  expect(health.source.processes?.map(({ name }) => name)).toEqual(['api-1']);
  const { rows } = await platform.db.execute<{ count: number }>(sql`select count(*)::int as count from metric_sample`);
  expect(rows).toEqual([{ count: 1 }]);
});

it('is printed in a terminal, with what to do where something is bad', async () => {
  await run('api-1', 600, 0, calls);
  expect(healthLines(await look())).toMatch(
    /^From the processes of the platform: newest number \d s old\nBAD {6}NoWorker\n {4}No process runs the jobs.*\n {4}Start a platform/,
  );
  await platform.db.execute(sql`delete from metric_sample`);
  expect(healthLines(await look())).toMatch(/^From the processes of the platform: no number yet, which says NOTHING about now\nUNKNOWN/);
});

it('is for people with a role, and for nobody else', async () => {
  const viewer = await joinAs(platform, 'vera', 'viewer');
  expect((await viewer.browser.get('health')).statusCode).toBe(200);
  expect((await platform.operator.inject({ url: '/operator/health', headers: { 'x-operator-key': 'wrong' } })).statusCode).toBe(404);
});
