import { sql } from '@site/platform-kit/data/sql';
import { callWallet, idsOf, openTestSession, runGame, type TestSession } from '#games/testing';
import { assertLedger } from '#ledger';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { restrictionOf } from './restriction.service';
import { ask, bet, refund, win } from './testing';

const DAY_S = 86_400;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

type Bearer = { token: string };
const takeTimeOut = (player: Bearer, length: string) => ask(platform, player, 'safer-play/time-out', { length });
const exclude = (player: Bearer, length: string, word = 'EXCLUDE') => ask(platform, player, 'safer-play/self-exclusion', { length, word });
const balance = async (player: Bearer) => (await ask(platform, player, 'balance', {})).json<{ balance: string; restriction?: object }>();
const promotions = async (headers: Record<string, string>) =>
  (await platform.app.inject({ url: '/api/promotion', headers })).json<object[]>().length;
const bearer = ({ token }: Bearer) => ({ authorization: `Bearer ${token}` });
const after = (seconds: number) => new Date(platform.clock.now().getTime() + seconds * 1000).toISOString();
const launch = (session: TestSession) => runGame(platform, { token: session.token, remoteId: session.player_id });

describe.each([
  ['a break', 'time_out', 'TIMEOUT', (player: Bearer) => takeTimeOut(player, '7d')],
  ['an exclusion', 'excluded', 'EXCLUDED', (player: Bearer) => exclude(player, 'permanent')],
])('%s', (_name, kind, supplierCode, restrict) => {
  it('stops bets at once; wins, refunds and rollbacks of running rounds still pass', async () => {
    const session = await openTestSession(platform, 10_000n);
    const [won, refunded, undone] = [await bet(platform, session, 1), await bet(platform, session, 2), await bet(platform, session, 3)];
    await restrict(session);

    expect(await bet(platform, session, 1)).toMatchObject({ error_code: supplierCode });
    expect(await win(platform, session, 5, won.round)).toMatchObject({ balance: '99.00' });
    expect(await refund(platform, session, refunded.id)).toMatchObject({ balance: '101.00' });
    const rollback = {
      action: 'rollback',
      player_id: session.player_id,
      transaction_id: `undo-${undone.id}`,
      'rollback_transactions[0][action]': 'bet',
      'rollback_transactions[0][transaction_id]': undone.id,
      'rollback_transactions[0][amount]': '3.00',
    };
    expect(await callWallet(platform, rollback)).toMatchObject({ balance: '104.00' });
  });

  it('stops launches and names the end', async () => {
    const session = await openTestSession(platform, 0n);
    const { until } = (await restrict(session)).json<{ until: string | null }>();
    const refused = await launch(session);
    expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining({ code: `safer_play.${kind}` })]);
    expect(refused.json<{ until?: string }>().until ?? null).toBe(until);
  });

  it('shows no promotion to the player, and all of them to others', async () => {
    const player = await platform.signUp();
    const all = await promotions({});
    expect(all).toBeGreaterThan(0);
    expect(await promotions(bearer(player))).toBe(all);
    await restrict(player);
    expect(await promotions(bearer(player))).toBe(0);
    expect(await promotions({})).toBe(all);
    expect(await promotions(bearer({ token: 'a'.repeat(43) }))).toBe(all);
    expect(await promotions(bearer(await platform.signUp()))).toBe(all);
  });

  it('lets the player log in, and names itself there, at the balance and on the page', async () => {
    const player = await platform.signUp();
    const restriction = (await restrict(player)).json();
    const login = await platform.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: player.username, password: TEST_PASSWORD },
    });
    expect([login.statusCode, login.json()]).toEqual([200, expect.objectContaining({ restriction })]);
    expect((await balance(player)).restriction).toEqual(restriction);
    expect((await ask(platform, player, 'safer-play')).json()).toMatchObject({ restriction });
  });

  it.each(['user/show', 'get/other/phone', 'inbox', 'security/sessions', 'security/log-ins', 'security/two-step', 'safer-play/history'])(
    'leaves %s open',
    async (path) => {
      const player = await platform.signUp();
      await restrict(player);
      expect((await ask(platform, player, path)).statusCode).toBe(200);
    },
  );

  it('lets everybody secure the account', async () => {
    const player = await platform.signUp();
    await restrict(player);
    const { email } = (await ask(platform, player, 'user/show')).json<{ email: string }>();
    const answers = [
      await ask(platform, player, 'send-verification-code', { email }),
      await ask(platform, player, 'security/two-step/start', { password: TEST_PASSWORD }),
      await ask(platform, player, 'user-pwd', {
        old_password: TEST_PASSWORD,
        new_password: 'newpass123',
        new_password_confirmation: 'newpass123',
      }),
      await ask(platform, player, 'security/sessions/end-others', {}),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('is reported in the inbox and written to the audit log, once', async () => {
    const player = await platform.signUp();
    await restrict(player);
    const { rows: audit } = await platform.db.execute(sql`select action from audit_log where player_id = ${player.playerId}`);
    expect(audit).toEqual([{ action: `safer_play.${kind}` }]);
    const { rows: messages } = await platform.db.execute(
      sql`select message, message_bn from inbox_messages where player_id = ${player.playerId}`,
    );
    expect(messages).toEqual([
      { message: expect.stringContaining('you can withdraw your money at any time'), message_bn: expect.stringContaining('তুলতে পারবেন') },
    ]);
  });

  it('cannot be changed or removed, not even in the database', async () => {
    const player = await platform.signUp();
    await restrict(player);
    for (const statement of [sql`update restriction set until = now()`, sql`delete from restriction`, sql`truncate restriction`]) {
      await expect(platform.db.execute(statement)).rejects.toThrow();
    }
  });
});

it('a break ends by itself, to the second', async () => {
  const session = await openTestSession(platform, 10_000n);
  expect((await takeTimeOut(session, '24h')).json()).toEqual({ kind: 'time_out', until: after(DAY_S) });
  platform.clock.advance(DAY_S - 1);
  expect((await launch(session)).statusCode).toBe(403);
  platform.clock.advance(1);
  expect((await launch(session)).statusCode).toBe(200);
  expect(await balance(session)).toEqual({ balance: '100.00' });
});

it.each([
  ['24h', 1],
  ['7d', 7],
  ['30d', 30],
  ['6w', 42],
])('a break of %s has %d days', async (length, days) => {
  expect((await takeTimeOut(await platform.signUp(), length)).json()).toEqual({ kind: 'time_out', until: after(days * DAY_S) });
});

it.each([
  ['6m', '2026-07-15T06:00:00.000Z'],
  ['1y', '2027-01-15T06:00:00.000Z'],
  ['5y', '2031-01-15T06:00:00.000Z'],
  ['permanent', null],
])('an exclusion of %s ends at %s', async (length, until) => {
  const other = await createTestPlatform({ now: new Date('2026-01-15T06:00:00Z') });
  const player = await other.signUp();
  const answer = await ask(other, player, 'safer-play/self-exclusion', { length, word: 'EXCLUDE' });
  await other.stop();
  expect(answer.json()).toEqual({ kind: 'excluded', until });
});

it('a longer break extends, a shorter one is refused with the end that stays', async () => {
  const player = await platform.signUp();
  await takeTimeOut(player, '7d');
  const longer = (await takeTimeOut(player, '30d')).json<{ until: string }>();
  expect(longer).toEqual({ kind: 'time_out', until: after(30 * DAY_S) });
  const shorter = await takeTimeOut(player, '24h');
  expect([shorter.statusCode, shorter.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'safer_play.not_shorter', until: longer.until }),
  ]);
  expect((await balance(player)).restriction).toEqual(longer);
});

it('an exclusion takes over from a break, and no break or shorter exclusion shortens it', async () => {
  const player = await platform.signUp();
  await takeTimeOut(player, '6w');
  const year = (await exclude(player, '1y')).json();
  expect(year).toMatchObject({ kind: 'excluded' });
  for (const answer of [await takeTimeOut(player, '24h'), await takeTimeOut(player, '6w'), await exclude(player, '6m')]) {
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'safer_play.not_shorter']);
  }
  expect((await balance(player)).restriction).toEqual(year);
  expect((await exclude(player, 'permanent')).json()).toEqual({ kind: 'excluded', until: null });
  expect((await exclude(player, '5y')).statusCode).toBe(409);
});

it('a break that is taken near the end of an exclusion runs on after it', async () => {
  const session = await openTestSession(platform, 0n);
  const { until } = (await exclude(session, '6m')).json<{ until: string }>();
  platform.clock.advance((Date.parse(until) - platform.clock.now().getTime()) / 1000 - 3600);
  const { token } = (
    await platform.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: await nameOf(session), password: TEST_PASSWORD },
    })
  ).json<Bearer>();
  const end = after(DAY_S);
  expect((await takeTimeOut({ token }, '24h')).json()).toEqual({ kind: 'excluded', until: end });
  platform.clock.advance(3600);
  expect((await balance({ token })).restriction).toEqual({ kind: 'time_out', until: end });
  platform.clock.advance(DAY_S - 3600);
  expect(await restrictionOf(platform.db, session.playerId, platform.clock.now())).toBeNull();
});

const nameOf = async ({ playerId }: TestSession) => {
  const { rows } = await platform.db.execute<{ username: string }>(sql`select username from players where id = ${playerId}`);
  return rows[0]?.username ?? '';
};

it.each(['exclude', 'EXCLUDE ', '', undefined, null, 1])('does not exclude on the word %p', async (word) => {
  const player = await platform.signUp();
  const answer = await ask(platform, player, 'safer-play/self-exclusion', { length: '6m', word });
  expect(answer.statusCode).toBe(422);
  expect(await balance(player)).not.toHaveProperty('restriction');
});

it.each(['1h', '8w', '', null, 7])('refuses the break length %p', async (length) => {
  expect((await ask(platform, await platform.signUp(), 'safer-play/time-out', { length })).statusCode).toBe(422);
});

it('with launches and bets at the same moment, an exclusion allows no play once it has answered', async () => {
  const session = await openTestSession(platform, 100_000n);
  const others = Array.from({ length: 6 }, () => [launch(session), bet(platform, session, 1)]).flat();
  await exclude(session, '6m');
  const { rows: standing } = await platform.db.execute<{ bets: number }>(
    sql`select count(*)::int as bets from seamless_transaction where player_id = ${session.playerId} and action = 'bet'`,
  );
  await Promise.all(others);
  const { rows: later } = await platform.db.execute<{ bets: number; open: number }>(sql`
    select count(*)::int as bets, (select count(*)::int from game_session where player_id = ${session.playerId} and closed_at is null) as open
    from seamless_transaction where player_id = ${session.playerId} and action = 'bet'`);
  expect(later).toEqual([{ bets: standing[0]?.bets, open: 0 }]);
});

it('takes a break once for twenty clicks at the same moment', async () => {
  const player = await platform.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => exclude(player, 'permanent')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const { rows } = await platform.db.execute(sql`select 1 from restriction where player_id = ${player.playerId}`);
  expect(rows).toHaveLength(1);
});

it('takes a break once for a second click a moment later', async () => {
  const player = await platform.signUp();
  const take = () => ask(platform, player, 'safer-play/time-out', { length: '24h' });
  const first = await take();
  platform.clock.advance(2);
  expect((await take()).json()).toEqual(first.json());
  const { rows } = await platform.db.execute(sql`select title from inbox_messages where player_id = ${player.playerId}`);
  expect(rows).toEqual([{ title: 'Your break has started' }]);
});

describe('the operator', () => {
  const operate = (method: 'GET' | 'PATCH', username: string, payload?: object) =>
    platform.operator.inject({
      method,
      url: `/operator/players/${username}`,
      headers: { 'x-operator-key': platform.context.settings.operatorKey },
      ...(payload ? { payload } : {}),
    });

  it('sees the running restriction', async () => {
    const player = await platform.signUp();
    expect((await operate('GET', player.username)).json()).toEqual({
      username: player.username,
      remote_id: player.remoteId,
      status: 'active',
      affiliate_code: null,
      restriction: null,
    });
    const restriction = (await exclude(player, '6m')).json();
    expect((await operate('GET', player.username)).json()).toMatchObject({ restriction });
    expect((await operate('PATCH', player.username, { credit: 5 })).json()).toMatchObject({ restriction });
  });

  it('has no way to shorten it: neither a key for it nor blocking and unblocking', async () => {
    const session = await openTestSession(platform, 0n);
    const restriction = (await exclude(session, '6m')).json();
    const username = await nameOf(session);
    for (const payload of [{ restriction: null }, { until: null }, { excluded: false }]) {
      expect((await operate('PATCH', username, payload)).statusCode).toBe(422);
    }
    await operate('PATCH', username, { status: 'blocked' });
    expect((await operate('PATCH', username, { status: 'active' })).json()).toMatchObject({ restriction });
    expect(await bet(platform, session, 1)).toMatchObject({ error_code: 'EXCLUDED' });
    expect(idsOf(session).player_id).toBe(session.player_id);
  });
});
