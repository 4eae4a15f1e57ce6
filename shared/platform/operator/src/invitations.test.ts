import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { appOf } from '@site/platform-domains/access/testing';
import type { Invitation } from './people.shapes';
import type { OpenInvitation } from './session.shapes';
import { invitedLines } from './people-lines';
import { requestOf } from './testing';
import { addPersonByKey, joinAs, openBrowser, PASSWORD, tokenOf } from './testing-console';

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
afterAll(() => platform.stop());

const DAY_S = 86_400;
const look = async (token: string) => openBrowser(platform).post('join/look', { token });
const join = (token: string, code: string, password = PASSWORD) => openBrowser(platform).post('join', { token, password, code });
const signInOf = async (name: string) => {
  const answer = await platform.operator.inject({ url: '/operator/people', headers: { 'x-operator-key': 'test-operator' } });
  return answer.json<{ name: string; sign_in: string }[]>().find((person) => person.name === name)?.sign_in;
};

it('leads to the console, with its token where no request has it', async () => {
  const { link, expires_at: until } = await addPersonByKey(platform, nadia, 'cashier');
  expect(link).toMatch(/^http:\/\/localhost:3004\/console\/join#[\w-]{43}$/);
  expect(Date.parse(until) - platform.clock.now().getTime()).toBe(DAY_S * 1000);
});

it('shows the same secret until it is used, and works once', async () => {
  const token = tokenOf(await addPersonByKey(platform, nadia, 'cashier'));
  const first = (await look(token)).json<OpenInvitation>();
  expect((await look(token)).json()).toEqual(first);
  expect(first).toMatchObject({
    name: nadia,
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining('otpauth://totp/'),
  });
  expect(await signInOf(nadia)).toBe('invited');
  const app = appOf(platform, first.secret);
  expect((await join(token, app.next())).json()).toMatchObject({ name: nadia, role: 'cashier' });
  expect(await signInOf(nadia)).toBe('ready');
  expect([(await look(token)).statusCode, (await join(token, app.next())).statusCode]).toEqual([404, 404]);
});

it('is used up by one of two that arrive in one moment', async () => {
  const token = tokenOf(await addPersonByKey(platform, nadia, 'cashier'));
  const code = appOf(platform, (await look(token)).json<OpenInvitation>().secret).next();
  const both = await Promise.all([join(token, code), join(token, code, 'another long password')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});

it.each([
  ['a wrong code', PASSWORD, (right: string) => (right === '000000' ? '111111' : '000000')],
  ['a short password', 'eleven char', (right: string) => right],
  ['one of the most common passwords', 'administrator', (right: string) => right],
])('is not used up by %s', async (_, password, codeFor) => {
  const token = tokenOf(await addPersonByKey(platform, nadia, 'cashier'));
  const app = appOf(platform, (await look(token)).json<OpenInvitation>().secret);
  expect((await join(token, codeFor(app.next()), password)).statusCode).toBe(422);
  expect((await join(token, app.next())).statusCode).toBe(200);
});

it('works for a day', async () => {
  const token = tokenOf(await addPersonByKey(platform, nadia, 'cashier'));
  platform.clock.advance(DAY_S);
  expect((await look(token)).statusCode).toBe(404);
  expect(await signInOf(nadia)).toBe('expired');
});

it('ends with the person', async () => {
  const admin = await joinAs(platform, boss, 'admin');
  const token = tokenOf(await addPersonByKey(platform, nadia, 'cashier'));
  await admin.browser.post(`people/${nadia}/end`);
  expect((await look(token)).statusCode).toBe(404);
});

describe('a new invitation', () => {
  it('ends the link of before, the password, the app and every session of that person, and of nobody else', async () => {
    const [admin, cashier] = [await joinAs(platform, boss, 'admin'), await joinAs(platform, nadia, 'cashier')];
    const first = (await admin.browser.post(`people/${nadia}/invite`)).json<Invitation>();
    expect((await cashier.browser.get('queue')).statusCode).toBe(401);
    expect((await openBrowser(platform).signIn(nadia, cashier.app.next())).statusCode).toBe(401);
    const second = (await admin.browser.post(`people/${nadia}/invite`)).json<Invitation>();
    expect((await look(tokenOf(first))).statusCode).toBe(404);
    const { secret } = (await look(tokenOf(second))).json<OpenInvitation>();
    expect(secret).not.toBe(cashier.app.secret);
    expect((await join(tokenOf(second), appOf(platform, secret).next())).statusCode).toBe(200);
    expect((await admin.browser.get('people')).statusCode).toBe(200);
  });

  it('is for administrators, for others than themselves, and for people who are there', async () => {
    const [admin, cashier] = [await joinAs(platform, boss, 'admin'), await joinAs(platform, nadia, 'cashier')];
    expect((await cashier.browser.post(`people/${boss}/invite`)).statusCode).toBe(403);
    expect((await admin.browser.post(`people/${boss}/invite`)).statusCode).toBe(403);
    expect((await admin.browser.post('people/nobody/invite')).statusCode).toBe(404);
    await admin.browser.post(`people/${nadia}/end`);
    expect((await admin.browser.post(`people/${nadia}/invite`)).statusCode).toBe(404);
    expect((await admin.browser.get('session')).statusCode).toBe(200);
  });
});

it('is in no row of the audit log', async () => {
  const token = tokenOf(await addPersonByKey(platform, nadia, 'cashier'));
  await look(token);
  await join(token, '000000');
  const { rows } = await platform.db.execute(sql`select detail::text from audit_log where action = 'operator.call'`);
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('the command line', () => {
  it.each([
    [['person', 'invite', 'nadia'], { method: 'POST', path: '/operator/people/nadia/invite', body: {} }],
    [
      ['person', 'add', 'nadia', '--role', 'cashier', '--release-role', 'deployer', '--areas', 'mf-funds,mf-records', '--channels', 'live'],
      {
        method: 'POST',
        path: '/operator/people',
        body: { name: 'nadia', role: 'cashier', release: { role: 'deployer', areas: ['mf-funds', 'mf-records'], channels: ['live'] } },
      },
    ],
    [
      ['person', 'add', 'nadia', '--role', 'viewer', '--release-role', 'viewer'],
      {
        method: 'POST',
        path: '/operator/people',
        body: { name: 'nadia', role: 'viewer', release: { role: 'viewer', areas: null, channels: null } },
      },
    ],
  ])('reads %j', (words, request) => expect(requestOf(words)).toEqual(request));

  it.each([
    [['person', 'invite']],
    [['person', 'add', 'nadia', '--role', 'cashier', '--areas', 'mf-funds']],
    [['person', 'add', 'nadia', '--role', 'cashier', '--release-role', 'boss']],
  ])('prints the usage for %j', (words) => expect(requestOf(words)).toBeNull());

  it('prints the link', () => {
    const printed = invitedLines({
      name: 'nadia',
      link: 'https://console.example/console/join#abc',
      expires_at: '2026-01-16T06:00:00.000Z',
    });
    expect(printed).toMatch(/until 2026-01-16 06:00 UTC:\nhttps:\/\/console\.example\/console\/join#abc$/);
  });
});
