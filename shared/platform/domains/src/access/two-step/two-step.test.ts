import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { sql } from '@site/platform-kit/data/sql';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { appOf, signUpWithApp } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

type Player = Awaited<ReturnType<typeof signUpWithApp>>;
const password = TEST_PASSWORD;

const read = (url: string, token: string) => platform.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const post = (path: string, token: string, payload: object) =>
  platform.app.inject({ method: 'POST', url: `/api/security/two-step/${path}`, headers: { authorization: `Bearer ${token}` }, payload });
const stateOf = async (token: string) => (await read('/api/security/two-step', token)).json<object>();
const titlesOf = async (token: string) =>
  (await read('/api/inbox', token)).json<{ data: { data: InboxMessage[] } }>().data.data.map(({ title }) => title);
const auditOf = async (playerId: number) => {
  const { rows } = await platform.db.execute<{ action: string }>(
    sql`select action from audit_log where player_id = ${playerId} order by id`,
  );
  return rows.map(({ action }) => action);
};
const refusalOf = (answer: { statusCode: number; json: () => { code?: string } }) => [answer.statusCode, answer.json().code];
const OFF = { is_on: false, since: null, recovery_codes_left: 0 };

it('is off for a player who never switched it on', async () => {
  const { token } = await platform.signUp();
  expect(await stateOf(token)).toEqual(OFF);
});

describe('switching on', () => {
  it('requires the password, then the first code, and gives ten recovery codes', async () => {
    const { token, playerId, username } = await platform.signUp();
    expect(refusalOf(await post('start', token, { password: 'wrong1234' }))).toEqual([422, 'account.password_wrong']);
    const { secret, uri } = (await post('start', token, { password })).json<{ secret: string; uri: string }>();
    expect(uri).toMatch(new RegExp(`^otpauth://totp/[^?]*${username}\\?.*secret=${secret}`));
    expect(await stateOf(token)).toEqual(OFF);

    const app = appOf(platform, secret);
    expect(refusalOf(await post('confirm', token, { code: app.wrong() }))).toEqual([422, 'security.code_wrong']);
    const answer = await post('confirm', token, { code: app.code() });
    expect(answer.json<{ recovery_codes: string[] }>().recovery_codes).toHaveLength(10);
    expect(await stateOf(token)).toEqual({ is_on: true, since: platform.clock.now().toISOString(), recovery_codes_left: 10 });
    expect(await titlesOf(token)).toEqual(['Authenticator app switched on']);
    expect(await auditOf(playerId)).toEqual(['two_step_on']);
  });

  it('may be begun again before the first code: only the last secret counts', async () => {
    const { token } = await platform.signUp();
    const begin = async () => appOf(platform, (await post('start', token, { password })).json<{ secret: string }>().secret);
    const [first, second] = [await begin(), await begin()];
    expect((await post('confirm', token, { code: first.code() })).statusCode).toBe(422);
    expect((await post('confirm', token, { code: second.code() })).statusCode).toBe(200);
  });

  it('is refused when nothing waits, and when it is on already', async () => {
    const { token } = await platform.signUp();
    expect(refusalOf(await post('confirm', token, { code: '123456' }))).toEqual([409, 'security.not_on']);
    const on = await signUpWithApp(platform);
    expect(refusalOf(await post('start', on.token, { password }))).toEqual([409, 'security.already_on']);
    expect(refusalOf(await post('confirm', on.token, { code: on.app.next() }))).toEqual([409, 'security.already_on']);
  });

  it('starts anew after a password change, because somebody else may have started it', async () => {
    const { token } = await platform.signUp();
    const { secret } = (await post('start', token, { password })).json<{ secret: string }>();
    const passwords = { old_password: password, new_password: 'newpass123', new_password_confirmation: 'newpass123' };
    const headers = { authorization: `Bearer ${token}` };
    const changed = await platform.app.inject({ method: 'POST', url: '/api/user-pwd', headers, payload: passwords });
    const answer = await post('confirm', String(changed.headers[RENEWED_TOKEN_HEADER]), { code: appOf(platform, secret).code() });
    expect(refusalOf(answer)).toEqual([409, 'security.not_on']);
  });

  it('happens once when the first code comes several times at once', async () => {
    const { token } = await platform.signUp();
    const { secret } = (await post('start', token, { password })).json<{ secret: string }>();
    const code = appOf(platform, secret).code();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('confirm', token, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await titlesOf(token)).toEqual(['Authenticator app switched on']);
  });
});

it('keeps neither the secret nor a recovery code readable', async () => {
  const { secret, recoveryCodes, playerId } = await signUpWithApp(platform);
  const { rows } = await platform.db.execute(sql`
    select t.sealed_secret, r.code_hash from two_step t join recovery_codes r using (player_id) where t.player_id = ${playerId}`);
  expect(rows).toHaveLength(10);
  const kept = JSON.stringify(rows);
  for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) expect(kept).not.toContain(word);
});

describe.each(['stop', 'recovery-codes'] as const)('%s', (path) => {
  let player: Player;
  beforeEach(async () => {
    player = await signUpWithApp(platform);
  });

  it('requires the password and a code', async () => {
    expect(refusalOf(await player.ask(path, { password: 'wrong1234', code: player.app.next() }))).toEqual([422, 'account.password_wrong']);
    expect(refusalOf(await player.ask(path, { password, code: player.app.wrong() }))).toEqual([422, 'security.code_wrong']);
    expect(await stateOf(player.token)).toMatchObject({ is_on: true, recovery_codes_left: 10 });
  });

  it('does not take the code that was used last', async () => {
    expect(refusalOf(await player.ask(path, { password, code: player.app.code() }))).toEqual([422, 'security.code_wrong']);
    expect((await player.ask(path, { password, code: player.app.next() })).statusCode).toBe(200);
  });

  it('accepts a recovery code instead, and reports that it was used', async () => {
    expect((await player.ask(path, { password, code: String(player.recoveryCodes[3]) })).statusCode).toBe(200);
    expect(await titlesOf(player.token)).toContain('A recovery code was used');
    expect(await auditOf(player.playerId)).toContain('recovery_code_used');
  });

  it('is refused to a player without an authenticator app', async () => {
    const { token } = await platform.signUp();
    expect(refusalOf(await post(path, token, { password, code: '123456' }))).toEqual([409, 'security.not_on']);
  });

  it('evaluates no more than 5 of 50 wrong passwords at once, and no more than 5 of 50 wrong codes', async () => {
    const guess = (payload: object) => Promise.all(Array.from({ length: 50 }, () => player.ask(path, payload)));
    const passwords = await guess({ password: 'wrong1234', code: '000000' });
    expect(passwords.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
    expect(passwords.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
    platform.clock.advance(901);
    for (let tried = 0; tried < 5; tried++) expect((await player.ask(path, { password, code: player.app.wrong() })).statusCode).toBe(422);
    const locked = await player.ask(path, { password, code: player.app.next() });
    expect(refusalOf(locked)).toEqual([429, 'platform.too_many']);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
  });
});

it('is off again after stopping: the secret and its recovery codes are gone', async () => {
  const { token, playerId, app, ask } = await signUpWithApp(platform);
  expect((await ask('stop', { password, code: app.next() })).json()).toEqual({ success: true });
  expect(await stateOf(token)).toEqual(OFF);
  expect(await titlesOf(token)).toEqual(['Authenticator app switched off', 'Authenticator app switched on']);
  expect(await auditOf(playerId)).toEqual(['two_step_on', 'two_step_off']);
  const { rows } = await platform.db.execute(sql`select 1 from recovery_codes where player_id = ${playerId}`);
  expect(rows).toEqual([]);
});

it('is switched off by customer service for a player who lost everything, and the player gets a message', async () => {
  const { username, token, playerId } = await signUpWithApp(platform);
  const headers = { 'x-operator-key': platform.context.settings.operatorKey };
  const change = (payload: object) => platform.operator.inject({ method: 'PATCH', url: `/operator/players/${username}`, headers, payload });
  expect((await change({ two_step: 'on' })).statusCode).toBe(422);
  for (let times = 0; times < 2; times++) expect((await change({ two_step: 'off' })).statusCode).toBe(200);
  expect(await stateOf(token)).toEqual(OFF);
  expect(await auditOf(playerId)).toEqual(['two_step_on', 'two_step_removed', 'operator.call', 'operator.call']);
  expect((await read('/api/inbox', token)).body).toContain('Our customer service has switched your authenticator app off');
});

it('stops once when a code of the app and a recovery code come at once, without a deadlock', async () => {
  for (let round = 0; round < 6; round++) {
    const { token, app, recoveryCodes } = await signUpWithApp(platform);
    const codes = [app.next(), recoveryCodes[0]];
    const answers = await Promise.all(codes.map((code) => post('stop', token, { password, code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  }
  const { rows } = await platform.db.execute(sql`select deadlocks::int from pg_stat_database where datname = current_database()`);
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

it('makes the old recovery codes void with the new ones', async () => {
  const { token, playerId, app, ask, recoveryCodes } = await signUpWithApp(platform);
  const renewed = (await ask('recovery-codes', { password, code: app.next() })).json<{ recovery_codes: string[] }>().recovery_codes;
  expect(renewed).toHaveLength(10);
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  expect(refusalOf(await ask('stop', { password, code: String(recoveryCodes[0]) }))).toEqual([422, 'security.code_wrong']);
  expect(await auditOf(playerId)).toEqual(['two_step_on', 'recovery_codes_renewed']);
  expect(await titlesOf(token)).toEqual(['New recovery codes', 'Authenticator app switched on']);
  expect((await ask('stop', { password, code: String(renewed[0]) })).statusCode).toBe(200);
});

it('touches nobody else’s', async () => {
  const [mine, other] = [await signUpWithApp(platform), await signUpWithApp(platform)];
  expect((await mine.ask('stop', { password, code: other.app.next() })).statusCode).toBe(422);
  expect((await mine.ask('stop', { password, code: String(other.recoveryCodes[0]) })).statusCode).toBe(422);
  expect((await mine.ask('stop', { password, code: mine.app.next() })).statusCode).toBe(200);
  expect(await stateOf(other.token)).toMatchObject({ is_on: true, recovery_codes_left: 10 });
});
