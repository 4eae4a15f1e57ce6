import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { alertLines } from './alert-lines';
import { readAlerts, watchReleases } from './alerts.service';
import type { ReleaseAlert } from './alerts.shapes';
import { joinAs } from '../testing-console';
import { startReleaseStandIn } from '../testing-release-service';

const ORIGIN = 'http://localhost:3004';
const SECRET = 'a secret of at least thirty-two characters';
const EMAIL = 'night-shift@example.com';
const [LIVE, CANARY] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'];
const MINUTE_S = 60;

let hasCanary: boolean;
let isDown: boolean;
let hookStatus: number;
let expiresInDays: number;
/** Serial that the release service has signed last, and its age. */
let newest: { serial: number; ageS: number };
let rootInDays: number | null;
let tokenInDays: number;
let isServiceDown: boolean;
let players: Awaited<ReturnType<typeof startReleaseStandIn>>;
let service: Awaited<ReturnType<typeof startReleaseStandIn>>;
let hook: Awaited<ReturnType<typeof startReleaseStandIn>>;
let platform: TestPlatform;

function answerPage(response: ServerResponse) {
  if (isDown) return void response.destroy();
  const now = platform.clock.now().getTime();
  const document = {
    serial: 12,
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + expiresInDays * 86_400_000).toISOString(),
    remotes: { 'mf-chat': { release: LIVE, ...(hasCanary ? { canary: { release: CANARY, percent: 5 } } : {}) } },
  };
  response.end(`<script id="releases">${JSON.stringify(document)}</script>`);
}

const inDays = (days: number) => new Date(platform.clock.now().getTime() + days * 86_400_000).toISOString();

function answerEnds(response: ServerResponse) {
  if (isServiceDown) return void response.destroy();
  const body = {
    serial: newest.serial,
    issuedAt: new Date(platform.clock.now().getTime() - newest.ageS * 1000).toISOString(),
    expiresAt: inDays(6),
    rootExpiresAt: rootInDays === null ? null : inDays(rootInDays),
    credentials: [
      { name: 'ci-funds', expiresAt: inDays(tokenInDays) },
      { name: 'nadia', expiresAt: inDays(80) },
    ],
  };
  response.end(JSON.stringify(body));
}

beforeAll(async () => {
  players = await startReleaseStandIn(answerPage);
  service = await startReleaseStandIn(answerEnds);
  hook = await startReleaseStandIn((response) => void response.writeHead(hookStatus).end());
  const console = { origin: ORIGIN, allowedOrigins: [ORIGIN], releaseUrl: service.url, folder: '/no-console' };
  const alerts = { webhookUrl: `${hook.url}/alerts`, webhookSecret: SECRET, email: EMAIL };
  platform = await createTestPlatform({ settings: { console, alerts, siteOrigin: players.url } });
});
afterAll(async () => {
  await platform.stop();
  await Promise.all([players.stop(), service.stop(), hook.stop()]);
});
beforeEach(async () => {
  [hasCanary, isDown, hookStatus, expiresInDays] = [true, false, 204, 6];
  [newest, rootInDays, tokenInDays, isServiceDown] = [{ serial: 12, ageS: 600 }, null, 60, false];
  hook.arrived.length = 0;
  await platform.db.execute(sql`delete from release_alert`);
  await platform.db.execute(sql`delete from telemetry_devices`);
  platform.clock.advance(MINUTE_S);
});

/** Devices that reported a kind of event in this minute. */
const report = (release: string, kind: string, devices: number) =>
  platform.db.execute(sql`
    insert into telemetry_devices (remote, release, device, cohort, kind, up_to, serial, last_minute)
    select 'mf-chat', ${release}, md5(${release + kind} || n), 'live', ${kind}, 0, 12, ${platform.clock.now().toISOString()}
    from generate_series(1, ${devices}) as n`);

async function plantBadCanary() {
  await report(LIVE, 'mounted', 400);
  await report(CANARY, 'mounted', 200);
  await report(CANARY, 'crashed', 50);
}

const watch = () => watchReleases(platform.context);
const open = async () => (await readAlerts(platform.context)).alerts.filter(({ closed_at: closed }) => closed === null);
const mails = async () =>
  (
    await platform.db.execute<{ subject: string; text: string }>(
      sql`select subject, text from outbox where recipient = ${EMAIL} order by id`,
    )
  ).rows;

it('finds no fault with a site that is well', async () => {
  await report(LIVE, 'mounted', 400);
  await report(CANARY, 'mounted', 200);
  await watch();
  expect(await readAlerts(platform.context)).toEqual({ alerts: [] });
  expect(hook.arrived).toEqual([]);
});

it('opens one alert for a canary that fails more often, and posts it once, signed', async () => {
  await plantBadCanary();
  await watch();
  await watch();
  expect(await open()).toEqual([
    expect.objectContaining({
      kind: 'failures',
      area: 'mf-chat',
      release: CANARY,
      words: `25.00 % of 200 starts fail (${LIVE}: 0.00 %).`,
    }),
  ]);
  expect(hook.arrived).toHaveLength(1);
  const [post] = hook.arrived;
  const body = post?.body ?? '';
  expect(post?.url).toBe('/alerts');
  expect(JSON.parse(body)).toMatchObject({
    news: 'opened',
    alert: { kind: 'failures', area: 'mf-chat', closed_at: null },
    console: `${ORIGIN}/console/releases/mf-chat`,
  });
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post?.headers['x-site-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex'));
});

it('sends the alert by mail, with the way to the page', async () => {
  await plantBadCanary();
  await watch();
  expect((await mails()).at(-1)).toEqual({
    subject: `Alert: failures of mf-chat ${CANARY}`,
    text: expect.stringContaining(`${ORIGIN}/console/releases/mf-chat`),
  });
});

it('closes the alert at once when players no longer get the release, and says so', async () => {
  await plantBadCanary();
  await watch();
  hasCanary = false;
  await watch();
  expect(await open()).toEqual([]);
  expect(hook.arrived.map(({ body }) => (JSON.parse(body) as { news: string }).news)).toEqual(['opened', 'closed']);
});

it('closes an alert that is not found for five minutes, and not before', async () => {
  await plantBadCanary();
  await watch();
  await platform.db.execute(sql`delete from telemetry_devices`);
  platform.clock.advance(4 * MINUTE_S);
  await watch();
  expect(await open()).toHaveLength(1);
  platform.clock.advance(2 * MINUTE_S);
  await watch();
  expect(await open()).toEqual([]);
});

it('tries a post that was not taken again, later and later', async () => {
  hookStatus = 500;
  await plantBadCanary();
  await watch();
  await watch();
  expect(hook.arrived).toHaveLength(1);
  hookStatus = 204;
  platform.clock.advance(MINUTE_S + 1);
  await watch();
  expect(hook.arrived).toHaveLength(2);
  expect(hook.arrived[1]?.body).toBe(hook.arrived[0]?.body);
  platform.clock.advance(MINUTE_S);
  await watch();
  expect(hook.arrived).toHaveLength(2);
});

it('opens an alert for a document that ends within two days', async () => {
  expiresInDays = 1.5;
  await watch();
  expect((await open()).map(({ kind, area }) => [kind, area])).toEqual([['expiry', '']]);
});

it('closes nothing while the page of players cannot be read, and says that nothing is known', async () => {
  await plantBadCanary();
  await watch();
  isDown = true;
  platform.clock.advance(10 * MINUTE_S);
  await watch();
  expect((await open()).map(({ kind }) => kind).sort()).toEqual(['failures', 'unreachable']);
  isDown = false;
  await watch();
  expect((await open()).map(({ kind }) => kind)).toEqual(['failures']);
});

const posted = () => hook.arrived.map(({ body }) => JSON.parse(body) as { news: string; alert: { kind: string; words: string } });

describe('an edge that lags', () => {
  it('opens an alert, which goes out once on each way, and closes when it has followed for five minutes', async () => {
    newest = { serial: 13, ageS: 61 };
    await watch();
    await watch();
    expect(await open()).toEqual([expect.objectContaining({ kind: 'lag', area: '', words: expect.stringContaining('serial 12') })]);
    expect(posted()).toEqual([expect.objectContaining({ news: 'opened', alert: expect.objectContaining({ kind: 'lag' }) })]);
    expect((await mails()).at(-1)?.subject).toBe('Alert: lag of the site');
    newest.serial = 12;
    platform.clock.advance(4 * MINUTE_S);
    await watch();
    expect(await open()).toHaveLength(1);
    platform.clock.advance(2 * MINUTE_S);
    await watch();
    await watch();
    expect(await open()).toEqual([]);
    expect(posted().map(({ news }) => news)).toEqual(['opened', 'closed']);
  });

  it('is none while pages may still follow', async () => {
    newest = { serial: 13, ageS: 30 };
    await watch();
    expect(await open()).toEqual([]);
  });
});

it.each([
  ['root', () => (rootInDays = 29), () => (rootInDays = 400), /^The root document is valid until/],
  [
    'credential',
    () => (tokenInDays = 6),
    () => (tokenInDays = 90),
    /^Credentials of the release service end soon: ci-funds \(2026-\S+\)\.$/,
  ],
])('%s: opens an alert that goes out once, and closes when it is renewed', async (kind, isEnding, isRenewed, words) => {
  isEnding();
  await watch();
  await watch();
  expect(await open()).toEqual([expect.objectContaining({ kind, words: expect.stringMatching(words) })]);
  platform.clock.advance(MINUTE_S);
  isRenewed();
  await watch();
  expect(await open()).toEqual([]);
  expect(posted().map(({ news, alert }) => [news, alert.kind])).toEqual([
    ['opened', kind],
    ['closed', kind],
  ]);
});

it('closes nothing that only the release service knows while it is away', async () => {
  tokenInDays = 6;
  newest = { serial: 13, ageS: 61 };
  await watch();
  isServiceDown = true;
  platform.clock.advance(10 * MINUTE_S);
  await watch();
  expect((await open()).map(({ kind }) => kind).sort()).toEqual(['credential', 'lag']);
});

it('asks the release service as the platform, which may only read there', async () => {
  service.arrived.length = 0;
  await watch();
  const [asked] = service.arrived;
  expect([asked?.method, asked?.url]).toEqual(['GET', '/v1/channels/live/ends']);
  const [, payload = ''] = String(asked?.headers.authorization).split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ sub: 'platform', role: 'viewer', iss: ORIGIN });
});

it('are read by every role, also in the terminal, and by nobody else', async () => {
  await plantBadCanary();
  await watch();
  const viewer = await joinAs(platform, 'vera', 'viewer');
  const answer = (await viewer.browser.get('release-alerts')).json<{ alerts: ReleaseAlert[] }>();
  expect(answer.alerts).toHaveLength(1);
  expect(alertLines(answer)).toMatch(new RegExp(`OPEN  failures  mf-chat  ${CANARY}  25\\.00 %`));
  expect(alertLines({ alerts: [] })).toContain('No alert is open');
  expect((await platform.operator.inject({ url: '/operator/release-alerts', headers: { 'x-operator-key': 'wrong' } })).statusCode).toBe(
    404,
  );
});

it('take a note of a person who changes releases, and of nobody who only reads them', async () => {
  await plantBadCanary();
  await watch();
  const id = (await open())[0]?.id ?? 0;
  const rights = { areas: null, channels: null };
  const deployer = await joinAs(platform, 'karim', 'viewer', { role: 'deployer', ...rights });
  const reader = await joinAs(platform, 'maya', 'admin', { role: 'viewer', ...rights });
  const path = `release-alerts/${id}/note`;
  expect((await reader.browser.post(path, { note: 'a try' })).statusCode).toBe(403);
  expect((await deployer.browser.post(path, { note: '  ' })).statusCode).toBe(422);
  expect((await deployer.browser.post('release-alerts/999999/note', { note: 'no alert' })).statusCode).toBe(404);
  expect((await deployer.browser.post(path, { note: ' the list reads an old field ' })).statusCode).toBe(200);
  expect((await open())[0]).toMatchObject({ note: 'the list reads an old field', noted_by: 'karim' });
});
