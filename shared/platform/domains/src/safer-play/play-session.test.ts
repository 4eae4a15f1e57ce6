import type { PlaySession, PlayTimer } from '@site/api/contracts/safer-play';
import { sql } from '@site/platform-kit/data/sql';
import { openTestSession, runGame, type TestSession } from '#games/testing';
import { assertLedger } from '#ledger';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { notifyDue } from './due.service';
import { ask, bet, win } from './testing';

const MINUTE_S = 60;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const pass = (minutes: number) => platform.clock.advance(minutes * MINUTE_S);
const after = (minutes: number) => new Date(platform.clock.now().getTime() + minutes * 60_000).toISOString();
const timer = (player: TestSession, kind: string, minutes: number | null) => ask(platform, player, 'safer-play/timers', { kind, minutes });
const answer = async (player: TestSession, given: string) =>
  (await ask(platform, player, 'safer-play/session/answer', { answer: given })).json<PlaySession>();
const read = async (player: TestSession) => (await ask(platform, player, 'safer-play/session')).json<PlaySession>();
const balance = async (player: TestSession) => (await ask(platform, player, 'balance', {})).json<{ play_pause?: string }>();
const launch = (player: TestSession) => runGame(platform, { token: player.token, remoteId: player.player_id });
const paused = { error_code: 'PLAY_PAUSED' };
const passed = { balance: expect.any(String) };

it('counts one session over games and launches, with stakes and result, until a rest of 30 minutes', async () => {
  const player = await openTestSession(platform, 100_000n);
  const started = after(0);
  pass(20);
  const { round } = await bet(platform, player, 100);
  await win(platform, player, 30, round);
  pass(25);
  await launch(player);
  expect((await read(player)).session).toEqual({ started_at: started, played_s: 45 * MINUTE_S, staked: '100.00', net: '-70.00' });
  pass(30);
  expect((await read(player)).session).toBeNull();
  await bet(platform, player, 5);
  expect((await read(player)).session).toMatchObject({ played_s: 0, staked: '5.00', net: '-5.00' });
});

it('accepts no round and no launch while a reality check waits, and accepts them after "go on"', async () => {
  const player = await openTestSession(platform, 100_000n);
  await timer(player, 'check', 15);
  pass(14);
  const { round } = await bet(platform, player, 10);
  expect(await balance(player)).not.toHaveProperty('play_pause');
  pass(1);
  expect(await bet(platform, player, 10)).toMatchObject(paused);
  const refused = await launch(player);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'safer_play.limit_reached', message: expect.stringMatching(/reality check/) }),
  ]);
  // The round that was open is paid, and only then do the pages cover the game.
  expect(await balance(player)).not.toHaveProperty('play_pause');
  expect(await win(platform, player, 20, round)).toMatchObject(passed);
  expect(await balance(player)).toMatchObject({ play_pause: 'check' });

  expect((await answer(player, 'go_on')).pause).toBeNull();
  expect(await bet(platform, player, 10)).toMatchObject(passed);
  pass(15);
  expect(await bet(platform, player, 10)).toMatchObject(paused);
});

it('does not end a waiting check by a log-in on another device', async () => {
  const player = await openTestSession(platform, 100_000n);
  await timer(player, 'check', 15);
  pass(15);
  const { rows } = await platform.db.execute<{ username: string }>(sql`select username from players where id = ${player.playerId}`);
  const payload = { username: rows[0]?.username, password: TEST_PASSWORD };
  const loggedIn = (await platform.app.inject({ method: 'POST', url: '/api/login', payload })).json<{ token: string }>();
  const there = { ...player, token: loggedIn.token };
  expect((await launch(there)).statusCode).toBe(403);
  expect((await read(there)).pause).toMatchObject({ reason: 'check' });
});

it('refuses play at the session limit until the player has rested for 30 minutes, and names the end', async () => {
  const player = await openTestSession(platform, 100_000n);
  await timer(player, 'session', 60);
  for (const _ of [1, 2]) {
    pass(25);
    expect(await bet(platform, player, 10)).toMatchObject(passed);
  }
  const opens = after(30);
  pass(10);
  expect(await bet(platform, player, 10)).toMatchObject(paused);
  expect((await read(player)).pause).toEqual({ reason: 'session', until: opens });
  // An answer does not open play before the rest is over.
  expect((await answer(player, 'go_on')).pause).toMatchObject({ reason: 'session' });
  expect(await bet(platform, player, 10)).toMatchObject(paused);
  pass(20);
  expect(await bet(platform, player, 10)).toMatchObject(passed);
});

it('keeps play closed for 30 minutes after "stop"', async () => {
  const player = await openTestSession(platform, 100_000n);
  pass(5);
  expect((await answer(player, 'stop')).pause).toEqual({ reason: 'stopped', until: after(30) });
  expect(await balance(player)).toMatchObject({ play_pause: 'stopped' });
  expect(await bet(platform, player, 10)).toMatchObject(paused);
  pass(30);
  expect(await bet(platform, player, 10)).toMatchObject(passed);
});

it('takes a shorter time at once, and a longer one or none only after 24 hours and a confirmation', async () => {
  const player = await openTestSession(platform, 100_000n);
  await timer(player, 'session', 60);
  pass(25);
  await bet(platform, player, 10);
  expect((await timer(player, 'session', 20)).json<PlayTimer>()).toEqual({ kind: 'session', minutes: 20, pending: null });
  expect(await bet(platform, player, 10)).toMatchObject(paused);
  for (const longer of [30, null]) {
    const asked = (await timer(player, 'session', longer)).json<PlayTimer>();
    expect(asked).toEqual({ kind: 'session', minutes: 20, pending: { minutes: longer, due_at: after(24 * 60), is_due: false } });
  }
  const confirm = () => ask(platform, player, 'safer-play/timers/confirm', { kind: 'session' });
  expect((await confirm()).json()).toMatchObject({ code: 'safer_play.not_due' });
  await notifyDue(platform.context);
  pass(24 * 60);
  await notifyDue(platform.context);
  expect((await ask(platform, player, 'inbox?page=1')).body).toContain('Your 24 hours are over');
  expect((await confirm()).json()).toEqual({ kind: 'session', minutes: null, pending: null });

  const { data } = (await ask(platform, player, 'safer-play/history?page=1')).json<{ data: { what: string; timer?: object }[] }>();
  expect(data.map(({ what, timer: of }) => [what, of])).toEqual([
    ['raise_confirmed', { kind: 'session', minutes: null }],
    ['raise_asked', { kind: 'session', minutes: null }],
    ['raise_asked', { kind: 'session', minutes: 30 }],
    ['limit_lowered', { kind: 'session', minutes: 20 }],
    ['limit_set', { kind: 'session', minutes: 60 }],
  ]);
});

it('keeps the timer when the player drops the change, and lengthens nothing during a break', async () => {
  const player = await openTestSession(platform, 0n);
  await timer(player, 'check', 15);
  await timer(player, 'check', 60);
  const dropped = await ask(platform, player, 'safer-play/timers/drop-change', { kind: 'check' });
  expect(dropped.json()).toEqual({ kind: 'check', minutes: 15, pending: null });
  await ask(platform, player, 'safer-play/time-out', { length: '24h' });
  expect((await timer(player, 'check', 60)).json()).toMatchObject({ code: 'safer_play.time_out' });
  expect((await timer(player, 'check', 10)).json()).toMatchObject({ minutes: 10 });
});

it.each([4, 721, 15.5, '15'])('takes no timer of %p minutes', async (minutes) => {
  const player = await platform.signUp();
  const refused = await ask(platform, player, 'safer-play/timers', { kind: 'session', minutes });
  expect(refused.statusCode).toBe(422);
});

it('answers 401 without a token', async () => {
  const calls = ['safer-play/session/answer', 'safer-play/timers', 'safer-play/timers/confirm', 'safer-play/timers/drop-change'];
  for (const path of calls) expect((await platform.app.inject({ method: 'POST', url: `/api/${path}`, payload: {} })).statusCode).toBe(401);
});
