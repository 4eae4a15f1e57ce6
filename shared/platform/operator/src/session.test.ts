import { LIMITS } from '@site/platform-kit/pace/limits';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { joinAs, openBrowser, PASSWORD, setCookies } from './testing-console';

let platform: TestPlatform;
let turn = 0;
let nadia: string;
let boss: string;
beforeAll(async () => {
  platform = await createTestPlatform();
});
// A name is never given twice, and the tests share one platform.
beforeEach(() => {
  turn += 1;
  [nadia, boss] = [`nadia-${turn}`, `boss-${turn}`];
});
afterEach(() => {
  const { limits } = platform.context.settings;
  limits.consoleSignInPerName = limits.consoleSignInPerAddress = MANY;
  // Wrong tries of a test do not count in the next one.
  platform.clock.advance(LIMITS.consoleSignInPerName.windowS);
});
afterAll(() => platform.stop());

const MANY = { tries: 10_000, windowS: 60 };

const MINUTE_S = 60;

it('gives a page the person, the rights and a token against foreign pages', async () => {
  const release = { role: 'deployer' as const, areas: ['mf-funds'], channels: null };
  const { browser, session } = await joinAs(platform, nadia, 'cashier', release);
  expect(session).toMatchObject({ name: nadia, role: 'cashier', release, csrf: expect.stringMatching(/^[\w-]{43}$/) });
  expect((await browser.get('session')).json()).toEqual(session);
  expect((await browser.get('queue')).statusCode).toBe(200);
  expect((await browser.get('people')).statusCode).toBe(403);
});

it('lies in a cookie that no script reads and no other site sends', async () => {
  const { browser, app } = await joinAs(platform, nadia, 'cashier');
  const [given] = setCookies(await browser.signIn(nadia, app.next()));
  expect(given).toMatch(/^console=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/);
});

it('lies in a cookie for https only when the console is behind https', async () => {
  const origin = 'https://console.example';
  const secure = await createTestPlatform({
    settings: { console: { origin, allowedOrigins: [origin], releaseUrl: 'http://127.0.0.1:9', folder: '/no-console' } },
    operatorHosts: ['console.example'],
  });
  const { browser, app } = await joinAs(secure, nadia, 'cashier');
  const [given, device] = setCookies(await browser.signIn(nadia, app.next()));
  expect(given).toMatch(/^__Host-console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  expect(device).toMatch(/^__Secure-console-device=[\w-]+; Max-Age=\d+; Path=\/operator\/session; HttpOnly; SameSite=Strict; Secure$/);
  expect((await browser.get('queue')).statusCode).toBe(200);
  await secure.stop();
});

it('is stored as a digest only, like the link and the key, and so is the secret of the app', async () => {
  const { browser, key, token, app } = await joinAs(platform, nadia, 'cashier');
  const { rows } = await platform.db.execute(sql`
    select p::text as person, s::text as session from operator_person p join operator_session s on s.person_id = p.id
    where p.name = ${nadia}`);
  const written = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  for (const secret of [browser.cookie().split('=')[1] ?? '', browser.csrf(), key, token, PASSWORD, app.secret]) {
    expect(written).not.toContain(secret);
  }
});

it('is a new one after each sign-in, and the one of before is worth nothing', async () => {
  const { browser, app } = await joinAs(platform, nadia, 'cashier');
  const planted = browser.cookie();
  await browser.signIn(nadia, app.next());
  expect(browser.cookie()).not.toBe(planted);
  const thief = openBrowser(platform);
  thief.take(planted);
  expect((await thief.get('queue')).statusCode).toBe(401);
});

it('ends on the server when the person signs out', async () => {
  const { browser } = await joinAs(platform, nadia, 'cashier');
  const copied = browser.cookie();
  const answer = await browser.post('session/end');
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, expect.stringContaining('Max-Age=0')]);
  const thief = openBrowser(platform);
  thief.take(copied);
  expect((await thief.get('session')).statusCode).toBe(401);
});

it('ends with its person, and so does the key', async () => {
  const [admin, cashier] = [await joinAs(platform, boss, 'admin'), await joinAs(platform, nadia, 'cashier')];
  expect((await admin.browser.post(`people/${nadia}/end`)).statusCode).toBe(200);
  expect((await cashier.browser.get('queue')).statusCode).toBe(401);
  expect((await cashier.browser.signIn(nadia, cashier.app.next())).statusCode).toBe(401);
});

it('ends half an hour after the last call that a person made', async () => {
  const { browser } = await joinAs(platform, nadia, 'cashier');
  platform.clock.advance(29 * MINUTE_S);
  expect((await browser.get('queue')).statusCode).toBe(200);
  platform.clock.advance(29 * MINUTE_S);
  expect((await browser.send('GET', 'queue', { headers: { 'x-console-poll': '1' } })).statusCode).toBe(200);
  platform.clock.advance(2 * MINUTE_S);
  expect((await browser.get('queue')).statusCode).toBe(401);
});

it('has one audit row for a list that a timer asks for again and again, and one for each look of a person', async () => {
  const { browser } = await joinAs(platform, nadia, 'cashier');
  const rows = async () =>
    (await platform.db.execute(sql`select 1 from audit_log where who = ${nadia} and call = 'GET /operator/queue'`)).rows.length;
  const poll = () => browser.send('GET', 'queue', { headers: { 'x-console-poll': '1' } });
  for (let n = 0; n < 5; n++) expect((await poll()).statusCode).toBe(200);
  expect(await rows()).toBe(1);
  await browser.get('queue');
  expect(await rows()).toBe(2);
  platform.clock.advance(10 * MINUTE_S);
  await poll();
  expect(await rows()).toBe(3);
});

it('ends after twelve hours in any case, and says so before', async () => {
  const { browser, session } = await joinAs(platform, nadia, 'cashier');
  const began = platform.clock.now().getTime();
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    platform.clock.advance(20 * MINUTE_S);
    expect((await browser.get('queue')).statusCode).toBe(200);
  }
  expect(Date.parse(session.expires_at) - began).toBe(30 * MINUTE_S * 1000);
  expect(Date.parse((await browser.get('session')).json<{ expires_at: string }>().expires_at) - began).toBe(12 * 3_600_000);
  platform.clock.advance(20 * MINUTE_S);
  expect((await browser.get('queue')).statusCode).toBe(401);
});

describe('a call that changes something', () => {
  const other = { csrf: '' };

  it.each<[string, (browser: { csrf: () => string }) => Record<string, string | undefined>]>([
    ['without the token of the page', () => ({ 'x-csrf-token': undefined })],
    ['with a made-up token', () => ({ 'x-csrf-token': 'A'.repeat(43) })],
    ['with the token of another session', () => ({ 'x-csrf-token': other.csrf })],
    ['of a foreign page', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
    ['of a page of players on another port of this machine', () => ({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' })],
    ['of a page that hides its origin', () => ({ origin: 'null' })],
    ['that says nothing about its origin', () => ({ origin: undefined, 'sec-fetch-site': undefined })],
  ])('%s is refused, and changes nothing', async (_, headers) => {
    const { browser } = await joinAs(platform, boss, 'admin');
    other.csrf = (await joinAs(platform, nadia, 'admin')).browser.csrf();
    const answer = await browser.post('people', { name: 'planted', role: 'admin' }, headers(browser));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'platform.forbidden']);
    expect((await browser.get('people')).body).not.toContain('planted');
    expect((await browser.post('people', { name: `wanted-${turn}`, role: 'viewer' })).statusCode).toBe(200);
  });
});

it('reads nothing for a page of players on another port of this machine', async () => {
  const { browser } = await joinAs(platform, nadia, 'cashier');
  for (const site of ['same-site', 'cross-site']) {
    expect((await browser.send('GET', 'queue', { headers: { 'sec-fetch-site': site } })).statusCode).toBe(403);
  }
});

it('is not begun from a foreign page', async () => {
  const { app } = await joinAs(platform, nadia, 'cashier');
  const payload = { name: nadia, password: PASSWORD, code: app.next() };
  const headers = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' };
  expect((await openBrowser(platform).send('POST', 'session', { payload, headers })).statusCode).toBe(403);
});

describe('a wrong sign-in', () => {
  it('has one refusal for any wrong part', async () => {
    const { app } = await joinAs(platform, nadia, 'cashier');
    const gone = await joinAs(platform, `gone-${turn}`, 'cashier');
    const admin = await joinAs(platform, boss, 'admin');
    await admin.browser.post(`people/gone-${turn}/end`);
    const refusals = [
      await openBrowser(platform).signIn('nobody', app.next()),
      await openBrowser(platform).signIn(nadia, app.next(), 'another password'),
      await openBrowser(platform).signIn(nadia, app.wrong()),
      await openBrowser(platform).signIn(`gone-${turn}`, gone.app.next()),
    ];
    for (const refusal of refusals) {
      const { requestId: _, ...body } = refusal.json<{ requestId: string }>();
      const { requestId: __, ...first } = refusals[0]?.json<{ requestId: string }>() ?? { requestId: '' };
      expect([refusal.statusCode, body]).toEqual([401, first]);
    }
  });

  it('is one with a code that was used, also when two arrive in one moment', async () => {
    const { app } = await joinAs(platform, nadia, 'cashier');
    const code = app.next();
    const both = await Promise.all([openBrowser(platform).signIn(nadia, code), openBrowser(platform).signIn(nadia, code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await openBrowser(platform).signIn(nadia, code)).statusCode).toBe(401);
  });

  it('does not use a code up with a wrong password', async () => {
    const { app } = await joinAs(platform, nadia, 'cashier');
    const code = app.next();
    expect((await openBrowser(platform).signIn(nadia, code, 'another password')).statusCode).toBe(401);
    expect((await openBrowser(platform).signIn(nadia, code)).statusCode).toBe(200);
  });

  it('is counted for its name: after ten, from any address, the right one has to wait', async () => {
    const { app } = await joinAs(platform, nadia, 'cashier');
    const { limits } = platform.context.settings;
    limits.consoleSignInPerName = LIMITS.consoleSignInPerName;
    const { tries, windowS } = LIMITS.consoleSignInPerName;
    for (let tried = 0; tried < tries; tried++) {
      expect((await openBrowser(platform, `192.0.2.${tried}`).signIn(nadia, '000000', 'a guess')).statusCode).toBe(401);
    }
    const refused = await openBrowser(platform, '198.51.100.7').signIn(nadia, app.code());
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, windowS]);
    platform.clock.advance(windowS);
    expect((await openBrowser(platform).signIn(nadia, app.next())).statusCode).toBe(200);
  });

  it('is counted for its address: after ten, under any name, nothing is looked at', async () => {
    const { app, token } = await joinAs(platform, nadia, 'cashier');
    const { limits } = platform.context.settings;
    limits.consoleSignInPerAddress = LIMITS.consoleSignInPerAddress;
    const { tries } = LIMITS.consoleSignInPerAddress;
    for (let tried = 0; tried < tries; tried++) {
      expect((await openBrowser(platform).signIn(`person${tried}`, '000000', 'a guess')).statusCode).toBe(401);
    }
    expect((await openBrowser(platform).signIn(nadia, app.next())).statusCode).toBe(429);
    expect((await openBrowser(platform).post('join/look', { token })).statusCode).toBe(429);
    expect((await openBrowser(platform, '192.0.2.7').signIn(nadia, app.next())).statusCode).toBe(200);
  });

  it('does not count when it is right', async () => {
    const { app } = await joinAs(platform, nadia, 'cashier');
    platform.context.settings.limits.consoleSignInPerAddress = LIMITS.consoleSignInPerAddress;
    for (let tried = 0; tried <= LIMITS.consoleSignInPerAddress.tries; tried++) {
      expect((await openBrowser(platform).signIn(nadia, app.next())).statusCode).toBe(200);
    }
  });
});

describe('the audit log', () => {
  const rows = async () => {
    const { rows: found } = await platform.db.execute(sql`
      select who, call, outcome, detail from audit_log where action = 'operator.call' order by id`);
    return found;
  };

  it('names the person, and the session or the key', async () => {
    const { browser, key } = await joinAs(platform, nadia, 'cashier');
    await browser.get('queue');
    await platform.operator.inject({ url: '/operator/queue', headers: { 'x-operator-key': key } });
    expect((await rows()).slice(-2)).toMatchObject([
      { who: nadia, call: 'GET /operator/queue', outcome: 200, detail: { role: 'cashier', by: 'session' } },
      { who: nadia, call: 'GET /operator/queue', outcome: 200, detail: { role: 'cashier', by: 'key' } },
    ]);
  });

  it('has each sign-in, without its secrets', async () => {
    const { browser, app } = await joinAs(platform, nadia, 'cashier');
    await browser.signIn(nadia, app.wrong());
    await browser.signIn(nadia, app.next());
    const found = await rows();
    expect(found.slice(-2)).toMatchObject([
      {
        who: null,
        call: 'POST /operator/session',
        outcome: 401,
        detail: { input: { name: nadia, password: '[hidden]', code: '[hidden]' } },
      },
      { who: nadia, call: 'POST /operator/session', outcome: 200 },
    ]);
    expect(JSON.stringify(found)).not.toContain(PASSWORD);
  });

  it('is not filled by somebody without a session', async () => {
    const before = (await rows()).length;
    const stranger = openBrowser(platform);
    stranger.take(`console=${'A'.repeat(43)}`);
    for (const path of ['session', 'queue', 'people', 'releases/v1/waiting']) expect((await stranger.get(path)).statusCode).toBe(401);
    expect(await rows()).toHaveLength(before);
  });
});
