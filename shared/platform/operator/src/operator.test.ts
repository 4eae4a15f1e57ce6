import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { requestOf } from './testing';
import { outboxLines } from './outbox-lines';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

type Method = 'GET' | 'POST' | 'PATCH';
const operate = (method: Method, url: string, payload?: object, key: string | null = platform.context.settings.operatorKey) =>
  platform.operator.inject({ method, url, ...(payload ? { payload } : {}), headers: key === null ? {} : { 'x-operator-key': key } });

it.each<[Method, string]>([
  ['GET', '/operator/outbox'],
  ['PATCH', '/operator/settings'],
  ['GET', '/operator/players/demoplayer'],
  ['PATCH', '/operator/players/demoplayer'],
  ['POST', '/operator/clock/advance'],
  ['GET', '/operator/telemetry'],
  ['GET', '/operator/queue'],
  ['POST', '/operator/transactions/D1/approve'],
  ['POST', '/operator/transactions/D1/fail'],
])('answers 404 without the right key: %s %s', async (method, url) => {
  for (const key of [null, '', 'wrong', 'test-operato', 'test-operator2']) {
    const answer = await operate(method, url, method === 'GET' ? undefined : {}, key);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'platform.not_found' });
  }
});

it('lists sent messages, newest first, also for one receiver', async () => {
  for (const [to, code] of [
    ['a@x.example', '111111'],
    ['01700000001', '222222'],
    ['a@x.example', '333333'],
  ] as const) {
    await platform.db.execute(sql`
      insert into outbox (recipient, channel, code, text, created_at) values (${to}, 'email', ${code}, 'Your code', ${platform.clock.now().toISOString()})`);
  }
  const all = (await operate('GET', '/operator/outbox')).json<{ code: string }[]>();
  expect(all.map(({ code }) => code)).toEqual(['333333', '222222', '111111']);
  const one = (await operate('GET', '/operator/outbox?to=a%40x.example')).json<object[]>();
  expect(one).toEqual([
    { to: 'a@x.example', channel: 'email', code: '333333', subject: '', text: 'Your code', created_at: '2026-01-15T06:00:00.000Z' },
    expect.objectContaining({ code: '111111' }),
  ]);
});

it('PLATFORM-012: refuses unknown settings and invalid values', async () => {
  for (const payload of [{ site_status: 2 }, { site_status: 'off' }, { unknown: 'x' }, { welcome_credit: -1 }, { site_title: 7 }]) {
    expect((await operate('PATCH', '/operator/settings', payload)).statusCode).toBe(422);
  }
});

it.each([
  [{ live_chat: '15130455' }, 200],
  [{ live_chat: '/chat' }, 200],
  [{ tawk_id: '63bc9d8747425128790c8d39/1gmccelvi' }, 200],
  [{ intercom: 'cl0lf7xa' }, 200],
  [{ live_chat: 'https://chat.example' }, 422],
  [{ tawk_id: 'my-site' }, 422],
  [{ intercom: 'a b' }, 422],
])('answers a setting of the outside chat to %j with %i', async (payload, status) => {
  expect((await operate('PATCH', '/operator/settings', payload)).statusCode).toBe(status);
});

it('grants play money through the ledger', async () => {
  const { username, token } = await platform.signUp();
  expect((await operate('PATCH', `/operator/players/${username}`, { credit: '100.50' })).statusCode).toBe(200);
  const balance = await platform.app.inject({ method: 'POST', url: '/api/balance', headers: { authorization: `Bearer ${token}` } });
  expect(balance.json()).toEqual({ balance: '600.50' });
});

it.each([-1, 0, 0.001, 100.999, '1e3', ' 100', 'NaN', null, 2 ** 53 + 2, '১০০'])('refuses a credit of %j', async (credit) => {
  const { username } = await platform.signUp();
  expect((await operate('PATCH', `/operator/players/${username}`, { credit })).statusCode).toBe(422);
});

it('grants points that raise no level and cash rewards to claim, each with its journal or row', async () => {
  const { username, token, playerId } = await platform.signUp();
  expect((await operate('PATCH', `/operator/players/${username}`, { vip_coin: '4000', cash_bonus: '25.50' })).statusCode).toBe(200);
  expect((await operate('PATCH', `/operator/players/${username}`, { vip_coin: 1 })).statusCode).toBe(200);
  const ask = async (path: string) =>
    (await platform.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })).json<object>();
  expect(await ask('/api/user/show')).toMatchObject({
    vip_coin: 4001,
    cash_bonus: '25.50',
    balance: '500.00',
    vip: { level: 0, progress: 0 },
  });
  expect(await ask('/api/vip/received')).toMatchObject({ data: [{ vip_points: 4001, source: 'GRANT' }], total: 1 });
  const { rows } = await platform.db.execute(sql`
    select j.kind, j.ref_type from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
    where a.key = ${`player:${playerId}:REWARD`}`);
  expect(rows).toEqual([{ kind: 'referral_reward', ref_type: 'grant' }]);
});

it.each([0, -1, 1.5, '0', '10.5', '', 'x', 1_000_000_001])('refuses to give %j points', async (points) => {
  const { username } = await platform.signUp();
  expect((await operate('PATCH', `/operator/players/${username}`, { vip_coin: points })).statusCode).toBe(422);
});

it('does not find a player by another name', async () => {
  expect((await operate('PATCH', '/operator/players/nobody1234', { status: 'blocked' })).statusCode).toBe(404);
});

it('moves the clock of the sandbox', async () => {
  const before = platform.clock.now().getTime();
  expect((await operate('POST', '/operator/clock/advance', { seconds: 90 })).statusCode).toBe(200);
  expect(platform.clock.now().getTime() - before).toBe(90_000);
});

describe('the command line', () => {
  it.each([
    [
      ['settings', 'site_status=0', 'site_title=A B'],
      { method: 'PATCH', path: '/operator/settings', body: { site_status: '0', site_title: 'A B' } },
    ],
    [['settings'], { method: 'GET', path: '/operator/settings' }],
    [['setting-proposal', 'confirm', '3'], { method: 'POST', path: '/operator/setting-proposals/3/confirm', body: {} }],
    [['slide', 'change', '4', 'state=off'], { method: 'PATCH', path: '/operator/slides/4', body: { state: 'off' } }],
    [['slide', 'order', 'Main', '3,1'], { method: 'POST', path: '/operator/slide-order', body: { slider_type: 'Main', ids: '3,1' } }],
    [['promotion', 'delete', '5', 'version=9'], { method: 'POST', path: '/operator/promotions/5/delete', body: { version: '9' } }],
    [['pictures', 'lily 1'], { method: 'GET', path: '/operator/pictures?text=lily%201' }],
    [['undo-change', '12'], { method: 'POST', path: '/operator/site-changes/12/undo', body: {} }],
    [['player', 'rahim2026'], { method: 'GET', path: '/operator/players/rahim2026' }],
    [['player', 'rahim2026', 'credit=100'], { method: 'PATCH', path: '/operator/players/rahim2026', body: { credit: '100' } }],
    [['outbox', 'a@x.example'], { method: 'GET', path: '/operator/outbox?to=a%40x.example' }],
    [['queue'], { method: 'GET', path: '/operator/queue' }],
    [['queue', 'action=deposit', 'text=01712'], { method: 'GET', path: '/operator/queue?action=deposit&text=01712' }],
    [['confirm', 'W1', 'proposal=7'], { method: 'POST', path: '/operator/transactions/W1/confirm', body: { proposal: '7' } }],
    [['send-back', 'W1', 'proposal=7'], { method: 'POST', path: '/operator/transactions/W1/send-back', body: { proposal: '7' } }],
    [['approve', 'D10000001'], { method: 'POST', path: '/operator/transactions/D10000001/approve', body: {} }],
    [['approve', 'PW 7/9'], { method: 'POST', path: '/operator/transactions/PW%207%2F9/approve', body: {} }],
    [
      ['fail', 'W10000002', '--reason', 'The account does not exist.'],
      { method: 'POST', path: '/operator/transactions/W10000002/fail', body: { reason: 'The account does not exist.' } },
    ],
    [['clock', '60'], { method: 'POST', path: '/operator/clock/advance', body: { seconds: 60 } }],
  ])('reads %j', (words, request) => expect(requestOf(words)).toEqual(request));

  it.each([
    [[]],
    [['settings', 'site_status']],
    [['setting-proposal', 'drop', '3']],
    [['slide', 'add']],
    [['slide', 'delete', '4', 'state=off']],
    [['player']],
    [['player', 'rahim2026', 'credit']],
    [['clock', 'soon']],
    [['approve']],
    [['approve', 'D1', 'D2']],
    [['queue', 'x=1']],
    [['confirm', 'W1']],
    [['send-back', 'W1', 'attempt=2']],
    [['fail', 'D1']],
    [['fail', 'D1', '--reason']],
    [['fail', 'D1', '--reason', ' ']],
    [['fail', 'D1', 'no', 'money']],
    [['drop']],
  ])('prints the usage for %j', (words) => expect(requestOf(words)).toBeNull());

  it('prints sent messages with the code first', () => {
    const sent = {
      to: 'a@x.example',
      channel: 'sms',
      code: '123456',
      subject: '',
      text: 'Your code',
      created_at: '2026-01-15T06:00:00.000Z',
    };
    expect(outboxLines([sent])).toBe('123456  sms    a@x.example  2026-01-15T06:00:00.000Z\n        Your code');
    expect(outboxLines([])).toBe('Nothing was sent.');
  });
});
