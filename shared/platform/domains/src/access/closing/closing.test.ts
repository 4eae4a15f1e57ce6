import { createPlayers } from '@site/api/contracts/access';
import { ACCOUNT_CLOSED, CLOSING_HINDERED, CLOSING_WAIT_S } from '@site/api/contracts/own-account';
import { sql } from '@site/platform-kit/data/sql';
import { addMatch, signUpBettor } from '@site/platform-exchange/bets/testing';
import { inboxOf, newDeposit, newWithdrawal, operate, signUpReady } from '#funds/testing';
import { assertLedger, cashOf } from '#ledger';
import { insertRestriction } from '#safer-play/testing';
import { sentTo } from '@site/platform-testing/outbox';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { askForCode, receiveCode, resetWith, signUpWithContacts } from '../recovery/testing';
import { signUpWithApp } from '../two-step/testing';
import { closeDueAccounts } from './close-due.service';
import { closeAccountOf, setCash, statusOf } from './testing';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
  await setCash(platform, player, 0n);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const logIn = (username: string, code?: string) =>
  platform.app.inject({ method: 'POST', url: '/api/login', payload: { username, password: TEST_PASSWORD, ...(code ? { code } : {}) } });
const isLive = async ({ token }: { token: string }) =>
  (await platform.app.inject({ method: 'POST', url: '/api/balance', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;
const obstaclesOf = async ({ token }: { token: string }) =>
  (await platform.app.inject({ url: '/api/account/closing', headers: { authorization: `Bearer ${token}` } })).json<{
    obstacles: string[];
    rest: string;
    needs_code: boolean;
  }>();
const waitOver = async () => {
  platform.clock.advance(CLOSING_WAIT_S);
  await closeDueAccounts(platform.context);
};

it('logs the player out everywhere, and a log-in within seven days takes it back', async () => {
  const answer = await closeAccountOf(platform, player);
  expect(answer.json()).toEqual({ closes_at: new Date(platform.clock.now().getTime() + CLOSING_WAIT_S * 1000).toISOString() });
  expect(await isLive(player)).toBe(false);
  platform.clock.advance(CLOSING_WAIT_S - 1);
  const back = await logIn(player.username);
  expect(back.statusCode).toBe(200);
  const opened = back.json<{ token: string }>();
  expect(await isLive(opened)).toBe(true);
  expect((await inboxOf(platform, player)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Your account is being closed', 'Your account stays open']),
  );
  await waitOver();
  expect(await statusOf(platform, player)).toBe('active');
});

it('is closed for good after seven days: log-in says so, and nobody can register with the name, e-mail or phone', async () => {
  const { rows } = await platform.db.execute<{ phone: string; email: string }>(
    sql`select phone, email from players where id = ${player.playerId}`,
  );
  const [{ phone = '', email = '' } = {}] = rows;
  await closeAccountOf(platform, player);
  await waitOver();
  const refused = await logIn(player.username);
  expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining({ code: 'access.blocked', message: ACCOUNT_CLOSED })]);
  const again = await platform.app.inject({
    method: 'POST',
    url: createPlayers.path,
    payload: {
      username: player.username,
      password: 'another1pass',
      confirmPassword: 'another1pass',
      name: 'Somebody',
      email,
      phone,
      currency: 'BDT',
      referral_code: '',
    },
  });
  expect([again.statusCode, Object.keys(again.json<{ errors: object }>().errors)]).toEqual([422, ['username', 'email', 'phone']]);
});

it('says nothing of a closed account to somebody with a wrong password', async () => {
  await closeAccountOf(platform, player);
  await waitOver();
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: player.username, password: 'wrongpass1' },
  });
  expect(answer.json()).toMatchObject({ code: 'access.invalid_credentials' });
});

it('names what has to be done first, and refuses until then', async () => {
  const rich = await signUpReady(platform, 3000);
  await newWithdrawal(platform, rich, { amount: 800 });
  await newDeposit(platform, rich);
  expect(await obstaclesOf(rich)).toMatchObject({ obstacles: ['deposit_waiting', 'withdrawal_waiting', 'balance'], rest: '2200.00' });
  const refused = await closeAccountOf(platform, rich, { givesUpRest: true });
  expect([refused.statusCode, refused.json()]).toEqual([422, expect.objectContaining({ message: CLOSING_HINDERED })]);
  expect(await isLive(rich)).toBe(true);
});

it('names an open bet at the exchange', async () => {
  addMatch(platform).offer([[2, 1000]]);
  const bettor = await signUpBettor(platform, 100);
  await bettor.place({ stake: 100 });
  expect((await bettor.send('GET', '/api/account/closing')).body).toMatchObject({ obstacles: ['open_bets'] });
});

it('books a rest below the least withdrawal only when the player gives it up, and only in the end', async () => {
  await setCash(platform, player, 12_345n);
  expect(await obstaclesOf(player)).toMatchObject({ obstacles: [], rest: '123.45' });
  expect((await closeAccountOf(platform, player)).statusCode).toBe(422);
  expect((await closeAccountOf(platform, player, { givesUpRest: true })).statusCode).toBe(200);
  expect(await cashOf(platform.db, player.playerId)).toBe(12_345n);
  await waitOver();
  await closeDueAccounts(platform.context);
  expect(await cashOf(platform.db, player.playerId)).toBe(0n);
});

it('opens the account again when money came in the waiting time', async () => {
  await closeAccountOf(platform, player);
  await setCash(platform, player, 20_000n);
  await waitOver();
  expect(await statusOf(platform, player)).toBe('active');
  expect(await cashOf(platform.db, player.playerId)).toBe(20_000n);
  expect((await logIn(player.username)).statusCode).toBe(200);
  expect((await inboxOf(platform, player)).map(({ title }) => title)).toContain('Your account was not closed');
});

it('needs the password, and a code while the authenticator app is on, also for the way back', async () => {
  expect((await closeAccountOf(platform, player, { password: 'wrongpass1' })).json()).toMatchObject({ code: 'account.password_wrong' });
  const careful = await signUpWithApp(platform);
  await setCash(platform, careful, 0n);
  expect(await obstaclesOf(careful)).toMatchObject({ needs_code: true });
  expect((await closeAccountOf(platform, careful)).json()).toMatchObject({ code: 'security.code_needed' });
  expect((await closeAccountOf(platform, careful, { code: careful.app.wrong() })).json()).toMatchObject({ code: 'security.code_wrong' });
  expect((await closeAccountOf(platform, careful, { code: careful.app.next() })).statusCode).toBe(200);
  expect((await logIn(careful.username, careful.app.wrong())).json()).toMatchObject({ code: 'access.code_wrong' });
  expect(await statusOf(platform, careful)).toBe('closed');
  expect((await logIn(careful.username, careful.app.next())).statusCode).toBe(200);
  expect(await statusOf(platform, careful)).toBe('active');
});

it('lets the owner set a new password while the account is being closed, and gives nobody a code afterwards', async () => {
  const owner = await signUpWithContacts(platform);
  await setCash(platform, owner, 0n);
  await closeAccountOf(platform, owner);
  expect((await resetWith(platform, owner.username, await receiveCode(platform, owner), 'another1pass')).statusCode).toBe(200);
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: owner.username, password: 'another1pass' },
  });
  expect(answer.statusCode).toBe(200);
  await closeAccountOf(platform, answer.json<{ token: string }>(), { password: 'another1pass' });
  await waitOver();
  const before = await sentTo(platform, owner.email);
  await askForCode(platform, { type: 'email', email: owner.email, username: owner.username });
  expect(await sentTo(platform, owner.email)).toEqual(before);
});

it('never ends an exclusion', async () => {
  await insertRestriction(platform.db, { playerId: player.playerId, kind: 'excluded', until: null, at: platform.clock.now() });
  await closeAccountOf(platform, player);
  expect((await logIn(player.username)).json()).toMatchObject({ restriction: { kind: 'excluded' } });
});

describe('the desk', () => {
  const overview = async () => (await operate(platform, 'GET', `players/${player.username}/overview`)).json<{ closing: object | null }>();
  const set = (status: string) => operate(platform, 'PATCH', `players/${player.username}`, { status });

  it('sees a closing that waits and can open the account again', async () => {
    await closeAccountOf(platform, player);
    expect(await overview()).toMatchObject({ status: 'closed', closing: { closed_at: null } });
    expect((await set('active')).statusCode).toBe(200);
    await waitOver();
    expect(await overview()).toMatchObject({ status: 'active', closing: null });
  });

  it('blocks an account that is being closed, and then no log-in opens it', async () => {
    await closeAccountOf(platform, player);
    await set('blocked');
    expect((await logIn(player.username)).json()).toMatchObject({ code: 'access.blocked' });
    await waitOver();
    expect(await statusOf(platform, player)).toBe('blocked');
  });

  it('opens no account that is closed for good, and closes none itself', async () => {
    await closeAccountOf(platform, player);
    await waitOver();
    expect(await overview()).toMatchObject({ status: 'closed', closing: { closed_at: platform.clock.now().toISOString() } });
    expect((await set('active')).statusCode).toBe(422);
    expect((await set('closed')).statusCode).toBe(422);
  });
});
