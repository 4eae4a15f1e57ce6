import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { AuditPage } from './audit.shapes';
import type { Person } from './people.shapes';
import { auditLines } from './audit-lines';
import { requestOf } from './testing';
import { OPERATOR_CALLS } from './every-call';
import { joinAs, openBrowser } from './testing-console';
import { ROLES, type Role } from './roles';

let platform: TestPlatform;
const keys = {} as Record<Role, string>;
beforeAll(async () => {
  platform = await createTestPlatform({ hasDocumentation: true });
  for (const role of ROLES) keys[role] = await add(`${role}-one`, role);
});
afterAll(() => platform.stop());

type Method = 'GET' | 'POST' | 'PATCH';
const own = () => platform.context.settings.operatorKey;
const ask = (key: string, method: Method, path: string, payload?: object) =>
  platform.operator.inject({ method, url: `/operator/${path}`, headers: { 'x-operator-key': key }, ...(payload ? { payload } : {}) });

async function add(name: string, role: Role) {
  const answer = await ask(own(), 'POST', 'people', { name, role });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ key: string }>().key;
}

const auditOf = async (query: string) => (await ask(own(), 'GET', `audit?${query}`)).json<AuditPage>();
const count = async () => Number((await platform.db.execute(sql`select count(*) as n from audit_log`)).rows[0]?.['n']);

it('is not served on the address that players reach, and neither is the API page', async () => {
  const headers = { 'x-operator-key': own() };
  for (const url of ['/operator/queue', '/operator/outbox', '/operator/telemetry', '/docs', '/docs/json']) {
    expect([url, (await platform.app.inject({ url, headers })).statusCode]).toEqual([url, 404]);
  }
  expect((await ask(own(), 'GET', 'queue')).statusCode).toBe(200);
});

it('forbids frames on the API page, and runs only its own scripts there', async () => {
  const page = await platform.operator.inject({ url: '/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none';.*script-src 'self';.*frame-ancestors 'none'/);
});

describe('a person', () => {
  it('has a key of 256 bits that the database does not store', async () => {
    expect(keys.cashier).toMatch(/^[\w-]{43}$/);
    const { rows } = await platform.db.execute(sql`select * from operator_person where name = 'cashier-one'`);
    expect(JSON.stringify(rows)).not.toContain(keys.cashier);
    expect((await ask(keys.cashier, 'GET', 'queue')).statusCode).toBe(200);
  });

  it('is listed without a key, and has no access once the key is revoked', async () => {
    const key = await add('short-stay', 'admin');
    expect((await ask(key, 'GET', 'people')).json()).toContainEqual({
      name: 'short-stay',
      role: 'admin',
      release: null,
      sign_in: 'invited',
      added_at: platform.clock.now().toISOString(),
      added_by: 'operator',
      ended_at: null,
    });
    expect((await ask(own(), 'POST', 'people/short-stay/end', {})).statusCode).toBe(200);
    expect((await ask(key, 'GET', 'people')).statusCode).toBe(404);
    expect((await ask(own(), 'POST', 'people/short-stay/end', {})).statusCode).toBe(404);
    expect((await ask(own(), 'POST', 'people', { name: 'short-stay', role: 'viewer' })).statusCode).toBe(422);
  });

  it.each([{ name: 'operator' }, { name: 'A B' }, { name: '' }, { role: 'boss' }, { role: undefined }])(
    'is not added with %j',
    async (wrong) => {
      expect((await ask(own(), 'POST', 'people', { name: 'somebody', role: 'viewer', ...wrong })).statusCode).toBe(422);
    },
  );
});

describe('the rights of a person', () => {
  const personNamed = async (name: string) => (await ask(own(), 'GET', 'people')).json<Person[]>().find((person) => person.name === name);

  it('change for the next call, also in a session that is open', async () => {
    const { browser, key } = await joinAs(platform, 'moved', 'viewer');
    expect((await browser.get('queue')).statusCode).toBe(403);
    const release = { role: 'deployer', areas: ['mf-funds'], channels: null };
    expect((await ask(keys.admin, 'PATCH', 'people/moved', { role: 'cashier', release })).json()).toMatchObject({
      role: 'cashier',
      release,
    });
    expect((await browser.get('queue')).statusCode).toBe(200);
    expect((await ask(key, 'GET', 'queue')).statusCode).toBe(200);
    expect((await ask(keys.admin, 'PATCH', 'people/moved', { release: null })).json()).toMatchObject({ role: 'cashier', release: null });
    expect(await personNamed('moved')).toMatchObject({ role: 'cashier', release: null });
  });

  it('are not changed by oneself, and not of somebody who has left', async () => {
    expect((await ask(keys.admin, 'PATCH', 'people/admin-one', { role: 'viewer' })).statusCode).toBe(403);
    await add('left-early', 'viewer');
    await ask(own(), 'POST', 'people/left-early/end', {});
    for (const name of ['left-early', 'nobody-here'])
      expect((await ask(keys.admin, 'PATCH', `people/${name}`, { role: 'admin' })).statusCode).toBe(404);
    expect((await ask(keys.admin, 'PATCH', 'people/cashier-one', { role: 'boss' })).statusCode).toBe(422);
  });
});

/** An unknown field makes the platform refuse an allowed call, so that nothing happens. */
const surprising = ({ method, path }: (typeof OPERATOR_CALLS)[number]) => {
  const url = path.replace('/operator/', '').replace(/:\w+/g, 'x');
  return method === 'GET' ? ([method, `${url}?surprise=1`] as const) : ([method as Method, url, { surprise: 1 }] as const);
};

it.each(ROLES)('lets a %s make the calls of the role and no others, with a key and in a session', async (role) => {
  const { browser } = await joinAs(platform, `${role}-two`, role);
  for (const call of OPERATOR_CALLS) {
    const isAllowed = role === 'admin' || role === call.role || call.role === 'viewer';
    const [method, url, payload] = surprising(call);
    const answers = [
      await ask(keys[role], method as Method, url, payload),
      await browser.send(method as Method, url, payload ? { payload } : {}),
    ];
    const expected = isAllowed ? 422 : 403;
    expect([call.path, ...answers.map(({ statusCode }) => statusCode)]).toEqual([call.path, expected, expected]);
  }
});

it('lets nobody make a call without a key or a session', async () => {
  for (const call of OPERATOR_CALLS) {
    const [method, url, payload] = surprising(call);
    const answers = [
      await ask('wrong', method as Method, url, payload),
      await openBrowser(platform).send(method as Method, url, payload ? { payload } : {}),
    ];
    expect([call.path, ...answers.map(({ statusCode }) => statusCode)]).toEqual([call.path, 404, 401]);
  }
});

describe('the audit log', () => {
  it('has one row for every call: person, call, input, address and outcome', async () => {
    const { username, playerId } = await platform.signUp();
    const before = await count();
    await ask(keys.admin, 'PATCH', `players/${username}`, { credit: '1000' });
    await ask(keys.viewer, 'PATCH', `players/${username}`, { credit: '7' });
    await ask(keys.admin, 'PATCH', `players/${username}`, { credit: -1 });
    await ask('wrong', 'PATCH', `players/${username}`, { credit: '1000' });
    await ask(keys.admin, 'PATCH', 'players/nobody1234', { credit: '1000' });
    const { rows } = await platform.db.execute(sql`
      select who, call, outcome, ip, player_id, detail -> 'input' as input from audit_log where action = 'operator.call' order by id desc limit 5`);
    const call = 'PATCH /operator/players/:username';
    expect(await count()).toBe(before + 5);
    expect(rows.reverse()).toEqual([
      { who: 'admin-one', call, outcome: 200, ip: '127.0.0.1', player_id: String(playerId), input: { username, credit: '1000' } },
      { who: 'viewer-one', call, outcome: 403, ip: '127.0.0.1', player_id: null, input: { username } },
      { who: 'admin-one', call, outcome: 422, ip: '127.0.0.1', player_id: null, input: { username, credit: -1 } },
      { who: null, call, outcome: 404, ip: '127.0.0.1', player_id: null, input: { username } },
      { who: 'admin-one', call, outcome: 404, ip: '127.0.0.1', player_id: null, input: { username: 'nobody1234', credit: '1000' } },
    ]);
  });

  it('keeps no secret and no key', async () => {
    const key = await add('hidden-key', 'viewer');
    await ask(keys.admin, 'PATCH', 'settings', { password: 'very-secret', nested: { token: 'very-secret' }, site_title: '\ud800 lone' });
    const { rows } = await platform.db.execute(sql`select detail::text from audit_log order by id desc limit 20`);
    const written = JSON.stringify(rows);
    expect(written).toContain('[hidden]');
    for (const secret of ['very-secret', key, keys.admin]) expect(written).not.toContain(secret);
  });

  it('is read by player and by person, page by page', async () => {
    const { username } = await platform.signUp();
    for (const credit of ['1', '2', '3']) await ask(keys.admin, 'PATCH', `players/${username}`, { credit });
    const first = await auditOf(`player=${username}&who=admin-one&limit=2`);
    expect(first.rows.map(({ detail }) => (detail['input'] as { credit: string }).credit)).toEqual(['3', '2']);
    expect(first.rows[0]).toMatchObject({ who: 'admin-one', player: username, outcome: 200 });
    const rest = await auditOf(`player=${username}&who=admin-one&limit=2&before=${first.next}`);
    expect(rest).toMatchObject({ rows: [{ detail: { input: { credit: '1' } } }], next: null });
    expect((await auditOf('who=nobody')).rows).toEqual([]);
    expect((await ask(own(), 'GET', 'audit?player=nobody1234')).statusCode).toBe(404);
    expect(auditLines(first)).toMatch(
      /admin-one +PATCH \/operator\/players\/:username +200 +player \S+ +from 127\.0\.0\.1\n.*"credit":"3"/,
    );
  });

  it.each(['update audit_log set who = null', 'delete from audit_log', 'truncate audit_log'])('refuses “%s”', async (statement) => {
    await expect(platform.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
  });
});

describe('the command line', () => {
  it.each([
    [['person', 'list'], { method: 'GET', path: '/operator/people' }],
    [
      ['person', 'add', 'nadia', '--role', 'cashier'],
      { method: 'POST', path: '/operator/people', body: { name: 'nadia', role: 'cashier' } },
    ],
    [['person', 'end', 'nadia'], { method: 'POST', path: '/operator/people/nadia/end', body: {} }],
    [
      ['person', 'change', 'nadia', '--role', 'cashier', '--no-release'],
      { method: 'PATCH', path: '/operator/people/nadia', body: { role: 'cashier', release: null } },
    ],
    [
      ['person', 'change', 'nadia', '--release-role', 'deployer', '--areas', 'mf-a'],
      { method: 'PATCH', path: '/operator/people/nadia', body: { release: { role: 'deployer', areas: ['mf-a'], channels: null } } },
    ],
    [['audit'], { method: 'GET', path: '/operator/audit' }],
    [['audit', 'player=rahim2026', 'before=7'], { method: 'GET', path: '/operator/audit?player=rahim2026&before=7' }],
  ])('reads %j', (words, request) => expect(requestOf(words)).toEqual(request));

  it.each([
    [['person']],
    [['person', 'add', 'nadia']],
    [['person', 'add', 'nadia', '--role', 'boss']],
    [['person', 'end']],
    [['person', 'change', 'nadia']],
    [['person', 'change', 'nadia', '--release-role', 'deployer', '--no-release']],
    [['audit', 'x=1']],
    [['audit', 'x']],
  ])('prints the usage for %j', (words) => expect(requestOf(words)).toBeNull());
});
