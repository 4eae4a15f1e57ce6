import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import * as z from '@site/api/schema';
import { until } from '@site/testing/patience';
import { telemetryRowsSchema, type TelemetryEvent, type Vital } from '@site/api/contracts/telemetry';
import { readLimits } from '@site/platform-kit/pace/limits';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { sweepTelemetry } from './telemetry.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('telemetryPerAddress=40/60') } });
});
afterAll(() => platform.stop());
beforeEach(async () => {
  platform.clock.advance(61);
  await platform.db.execute(sql`delete from telemetry_devices`);
  await platform.db.execute(sql`delete from counters`);
});

const crash: TelemetryEvent = { remote: 'mf-catalogue', release: '1.0.1-bbbbbbbb', cohort: 'canary', serial: 7, kind: 'crashed' };
const started = (ms: number): TelemetryEvent => ({ ...crash, kind: 'mounted', ms });
const vital = (kind: Vital, value: number): TelemetryEvent => ({ ...crash, kind, value });

const send = (payload: unknown, ip = '10.0.0.1', device?: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/telemetry',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, ...(device ? { cookie: `device=${device}` } : {}) },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const ask = (query = '', key = platform.context.settings.operatorKey) =>
  platform.operator.inject({ url: `/operator/telemetry${query}`, headers: { 'x-operator-key': key } });

async function counts(query = '') {
  const rows = z.safeParse(telemetryRowsSchema, (await ask(query)).json());
  if (!rows.success) throw rows.error;
  return rows.data;
}

it('counts devices by release, cohort and kind, with the newest serial and the classes of the last start time', async () => {
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  expect((await send({ events: [crash, crash, started(40)] }, '10.0.0.1', one)).json()).toEqual({ message: 'Counted' });
  await send({ events: [{ ...crash, serial: 9 }, started(95), { ...crash, cohort: 'live' }] }, '10.0.0.1', two);
  await send({ events: [started(30)] }, '10.0.0.1', three);
  await send({ events: [crash, started(90)] }, '10.0.0.2', three);
  const { remote, release } = crash;
  expect(await counts()).toEqual([
    { remote, release, cohort: 'canary', kind: 'crashed', count: 3, serial: 9 },
    { remote, release, cohort: 'canary', kind: 'mounted', count: 3, serial: 7, ms: { 50: 1, 100: 2 } },
    { remote, release, cohort: 'live', kind: 'crashed', count: 1, serial: 7 },
  ]);
});

it('counts web vitals by release and cohort, with the classes of the last value of each device', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  await send({ events: [vital('lcp', 3100), vital('cls', 0.25), vital('inp', 8)] }, '10.0.0.1', one);
  await send({ events: [vital('lcp', 1980), vital('cls', 0)] }, '10.0.0.1', one);
  await send({ events: [vital('lcp', 2400.5), vital('ttfb', 310)] }, '10.0.0.2', two);
  await send({ events: [{ ...vital('lcp', 900), cohort: 'live' }] }, '10.0.0.2', two);
  expect((await counts()).map(({ cohort, kind, count, values }) => [cohort, kind, count, values])).toEqual([
    ['canary', 'cls', 1, { 10: 1 }],
    ['canary', 'inp', 1, { 10: 1 }],
    ['canary', 'lcp', 2, { 2000: 1, 2700: 1 }],
    ['canary', 'ttfb', 1, { 330: 1 }],
    ['live', 'lcp', 1, { 910: 1 }],
  ]);
});

it('counts the vitals of 250 devices in a few classes', async () => {
  const values = Array.from({ length: 250 }, (_, at) => 500 + 14 * at);
  await Promise.all(values.map((ms, at) => send({ events: [vital('lcp', ms)] }, `10.3.${at}.1`, randomUUID())));
  const [row] = await counts();
  expect(row?.count).toBe(250);
  expect(Object.values(row?.values ?? {}).reduce((sum, devices) => sum + devices)).toBe(250);
  expect(row?.values).toMatchObject({ 1000: values.filter((ms) => ms > 910 && ms <= 1000).length });
  expect(Object.keys(row?.values ?? {}).length).toBeLessThan(25);
});

it('adds parallel batches up exactly', async () => {
  const kinds = ['loaded', 'crashed', 'load-failed', 'gave-up'] as const;
  const batch = (turn: number) => kinds.map((_, at) => ({ ...crash, kind: kinds[(at + turn) % kinds.length] }));
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, turn) => send({ events: [...batch(turn), ...batch(turn + 1)] }, `10.0.1.${turn}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect((await counts()).map(({ kind, count }) => [kind, count])).toEqual([...kinds].sort().map((kind) => [kind, 120]));
});

describe('events of a device that was counted before', () => {
  const device = randomUUID();
  const storedKinds = async () =>
    (await platform.db.execute<{ kind: string }>(sql`select kind from telemetry_devices order by kind`)).rows.map(({ kind }) => kind);
  beforeEach(() => send({ events: [crash] }, '10.0.4.1', device));

  it('are written together within a second, without a wait for the next call', async () => {
    const writes = jest.spyOn(platform.db, 'execute');
    const countWrites = () => writes.mock.calls.filter(([{ text }]) => text.includes('insert into telemetry_devices')).length;
    for (let sent = 0; sent < 10; sent++) await send({ events: [started(40 + sent), vital('lcp', 2000)] }, '10.0.4.1', device);
    await until(async () => (await storedKinds()).length === 3);
    expect(countWrites()).toBeLessThan(10);
    writes.mockRestore();
    expect((await counts()).map(({ kind, count, ms }) => [kind, count, ms])).toEqual([
      ['crashed', 1, undefined],
      ['lcp', 1, undefined],
      ['mounted', 1, { 50: 1 }],
    ]);
  });

  it('wait for the next write when the database does not take them', async () => {
    await send({ events: [started(30)] }, '10.0.4.1', device);
    const { execute } = platform.db;
    const broken = jest.spyOn(platform.db, 'execute').mockImplementation((statement) => {
      if (statement.text.includes('insert into telemetry_devices')) return Promise.reject(new Error('away'));
      return execute.call(platform.db, statement) as never;
    });
    await until(() => broken.mock.calls.some(([{ text }]) => text.includes('insert into telemetry_devices')));
    broken.mockRestore();
    expect(await storedKinds()).toEqual(['crashed']);
    expect((await counts()).map(({ kind }) => kind)).toEqual(['crashed', 'mounted']);
  });
});

it('loses no event when the process stops', async () => {
  const ending = await createTestPlatform();
  const cookie = `device=${randomUUID()}`;
  const sendTo = (event: TelemetryEvent) =>
    ending.app.inject({ method: 'POST', url: '/api/telemetry', headers: { cookie }, payload: { events: [event] } });
  await sendTo(crash);
  await sendTo(started(40));
  await ending.app.close();
  const { rows } = await ending.db.execute(sql`select kind from telemetry_devices order by kind`);
  expect(rows).toEqual([{ kind: 'crashed' }, { kind: 'mounted' }]);
  await ending.stop();
});

it('lists one remote, and only counts since the given time', async () => {
  await send({ events: [crash, { ...crash, remote: 'mf-access' }] });
  const later = new Date(platform.clock.now().getTime() + 120_000);
  platform.clock.advance(120);
  await send({ events: [crash] });
  expect((await counts('?remote=mf-access')).map(({ remote }) => remote)).toEqual(['mf-access']);
  expect(await counts(`?since=${later.toISOString()}`)).toEqual([expect.objectContaining({ remote: 'mf-catalogue', count: 1 })]);
  expect(await counts('?remote=mf-catalogue')).toEqual([expect.objectContaining({ count: 1 })]);
});

it('lists the last hour when no time is given', async () => {
  await send({ events: [crash] });
  platform.clock.advance(3700);
  expect(await counts()).toEqual([]);
});

it.each<[string, number, unknown]>([
  ['no event', 422, { events: [] }],
  ['51 events', 422, { events: Array.from({ length: 51 }, () => crash) }],
  ['an event with a device', 422, { events: [{ ...crash, device: '3f1d' }] }],
  ['a batch with an address', 422, { events: [crash], ip: '10.0.0.1' }],
  ['a release that is markup', 422, { events: [{ ...crash, release: '<script>' }] }],
  ['a start of more than two minutes', 422, { events: [{ ...crash, ms: 120_001 }] }],
  ['a paint after more than a minute', 422, { events: [vital('lcp', 60_001)] }],
  ['a layout shift below nothing', 422, { events: [vital('cls', -0.1)] }],
  ['a vital without a value', 422, { events: [{ ...crash, kind: 'inp' }] }],
  ['a crash with a value', 422, { events: [{ ...crash, value: 5 }] }],
  ['an empty body', 422, {}],
  ['half a body', 400, '{"events":['],
  ['a list', 400, '[]'],
])('counts nothing of %s and answers %d', async (_what, status, payload) => {
  expect((await send(payload)).statusCode).toBe(status);
  expect(await counts()).toEqual([]);
});

it('does not read a body larger than any batch', async () => {
  const answer = await send(JSON.stringify({ events: [crash], filler: 'x'.repeat(17_000) }));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'platform.too_large']);
});

it('takes a full batch of the longest names', async () => {
  const longest = { ...started(120_000), remote: `mf-${'x'.repeat(40)}`, release: 'r'.repeat(64), serial: Number.MAX_SAFE_INTEGER };
  expect((await send({ events: Array.from({ length: 50 }, () => longest) })).statusCode).toBe(200);
});

it('refuses a flood from one address until the next minute, and nobody else', async () => {
  for (let sent = 0; sent < 40; sent++) expect((await send({ events: [crash] })).statusCode).toBe(200);
  const refused = await send({ events: [crash] });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await send({ events: [crash] }, '10.0.0.2')).statusCode).toBe(200);
  platform.clock.advance(60);
  expect((await send({ events: [crash] })).statusCode).toBe(200);
  expect((await counts())[0]?.count).toBe(2);
});

describe('a sender of false events', () => {
  const mounts = { events: Array.from({ length: 50 }, () => started(50)) };
  const crashes = { events: Array.from({ length: 50 }, () => crash) };

  it('counts once with 100 crashes and 9,000 starts of one device', async () => {
    const device = randomUUID();
    for (let sent = 0; sent < 2; sent++) await send(crashes, '10.0.2.1', device);
    for (let sent = 0; sent < 180; sent++) {
      if (sent % 30 === 0) platform.clock.advance(61);
      await send(mounts, '10.0.2.1', device);
    }
    expect((await counts()).map(({ kind, count }) => [kind, count])).toEqual([
      ['crashed', 1],
      ['mounted', 1],
    ]);
  });

  it('moves no percentile: its vitals count as five devices of a release', async () => {
    for (let sent = 0; sent < 30; sent++) await send({ events: [vital('lcp', 60_000)] }, '10.0.2.7', randomUUID());
    expect((await counts())[0]).toMatchObject({ kind: 'lcp', count: 5, values: { 62_000: 5 } });
  });

  it('counts as five devices of a release a day with a new id for each batch, and displaces no device of another address', async () => {
    for (let sent = 0; sent < 30; sent++) await send({ events: [crash] }, '10.0.2.2', randomUUID());
    platform.clock.advance(86_000);
    for (let sent = 0; sent < 30; sent++) await send({ events: [crash] }, '10.0.2.2', randomUUID());
    expect((await counts('?since=2000-01-01T00:00:00Z'))[0]?.count).toBe(5);
    await send({ events: [crash] }, '10.0.2.3', randomUUID());
    expect((await counts('?since=2000-01-01T00:00:00Z'))[0]?.count).toBe(6);
  });

  it('cannot fill the disk with names: after 200 an address adds no more, and others do', async () => {
    const madeUp = (batch: number) => Array.from({ length: 50 }, (_, at) => ({ ...crash, release: `made-up-${batch}-${at}` }));
    for (let batch = 0; batch < 8; batch++) await send({ events: madeUp(batch) }, '10.0.2.4', randomUUID());
    expect(await counts()).toHaveLength(200);
    await send({ events: [crash] }, '10.0.2.5', randomUUID());
    expect(await counts()).toContainEqual(expect.objectContaining({ release: crash.release, count: 1 }));
  });

  it('does not displace devices of its address that were counted before', async () => {
    const device = randomUUID();
    await send({ events: [started(50)] }, '10.0.2.6', device);
    for (let sent = 0; sent < 10; sent++) await send({ events: [started(50)] }, '10.0.2.6', randomUUID());
    await send({ events: [crash] }, '10.0.2.6', device);
    expect((await counts()).map(({ kind, count }) => [kind, count])).toEqual([
      ['crashed', 1],
      ['mounted', 5],
    ]);
  });
});

it('stores no address, no id and no text of the sender', async () => {
  const device = randomUUID();
  await send({ events: [crash] }, '203.0.113.77', device);
  const { rows } = await platform.db.execute<{ kept: string }>(sql`
    select t::text as kept from telemetry_devices t union all select c::text from counters c`);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ kept }) => kept.includes('203.0.113.77') || kept.includes(device))).toEqual([]);
});

it('deletes counts after 14 days', async () => {
  await send({ events: [crash] });
  const since = `?since=${platform.clock.now().toISOString()}`;
  platform.clock.advance(14 * 86_400 - 60);
  await sweepTelemetry(platform.context);
  expect(await counts(since)).toHaveLength(1);
  platform.clock.advance(180);
  await sweepTelemetry(platform.context);
  expect(await counts(since)).toEqual([]);
});

it('answers not found without the operator key', async () => {
  expect((await ask('', 'wrong')).statusCode).toBe(404);
});

it.each(['?remote=catalogue', '?since=yesterday', '?device=1'])('refuses the query %s', async (query) => {
  expect((await ask(query)).statusCode).toBe(422);
});
