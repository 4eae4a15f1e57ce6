import { ask, setLimit } from '@site/platform-domains/safer-play/testing';
import { operate } from '@site/platform-domains/funds/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { markedLines } from './safer-play-lines';
import type { MarkedPlayerRow, Protection } from './safer-play.shapes';
import { requestOf } from './testing';

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const list = async () => (await operate(platform, 'GET', 'safer-play')).json<MarkedPlayerRow[]>();
const read = async () => (await operate(platform, 'GET', `safer-play/${player.username}`)).json<Protection>();
const startBreak = (body: object) => operate(platform, 'POST', `safer-play/${player.username}/time-out`, body);
const suggest = (body: object) => operate(platform, 'POST', `safer-play/${player.username}/suggestion`, body);
const inbox = async () => JSON.stringify((await ask(platform, player, 'inbox')).json());
const REASON = 'We talked about your losses of this week.';
const SUGGESTION = { kind: 'loss', period: 'week', amount: '500', reason: REASON };

it('lists who asked for higher limits first, with the break that runs', async () => {
  const other = await platform.signUp();
  await setLimit(platform, other, 'loss', 'day', 100);
  await setLimit(platform, player, 'loss', 'day', 100);
  await setLimit(platform, player, 'loss', 'day', 900);
  await startBreak({ length: '24h', reason: REASON });
  const listed = await list();
  expect(listed.slice(0, 2)).toMatchObject([
    { username: player.username, limits: 1, waiting_raises: 1, raises: 1, breaks: 1, restriction: { kind: 'time_out' } },
    { username: other.username, limits: 1, waiting_raises: 0, raises: 0, breaks: 0, restriction: null },
  ]);
});

it('leaves out who changed nothing for 30 days', async () => {
  await setLimit(platform, player, 'loss', 'day', 100);
  platform.clock.advance(31 * 86_400);
  expect((await list()).map(({ username }) => username)).not.toContain(player.username);
});

it('starts a break, which the player sees with the reason, and no shorter one', async () => {
  const answer = await startBreak({ length: '7d', reason: `${REASON} <b>Rest</b>` });
  expect(answer.json()).toMatchObject({ restriction: { kind: 'time_out' }, history: [{ what: 'time_out' }] });
  expect((await ask(platform, player, 'safer-play')).json()).toMatchObject({ restriction: { kind: 'time_out' } });
  const told = await inbox();
  expect(told).toContain('Our support has started a break for you');
  expect(told).toContain(`${REASON} &lt;b&gt;Rest&lt;/b&gt;`);
  const shorter = await startBreak({ length: '24h', reason: REASON });
  expect([shorter.statusCode, shorter.json<{ code: string }>().code]).toEqual([409, 'safer_play.not_shorter']);
});

it('suggests a limit, which only the player can set', async () => {
  expect((await suggest(SUGGESTION)).json()).toEqual({ username: player.username });
  const told = await inbox();
  expect(told).toContain('We suggest a 7-day loss limit of');
  expect(told).toContain('/responsible-gaming');
  expect((await read()).limits.every(({ amount }) => amount === null)).toBe(true);
});

it('keeps who acted, and why, in the audit log', async () => {
  await startBreak({ length: '24h', reason: REASON });
  await suggest(SUGGESTION);
  const { rows } = (await operate(platform, 'GET', `audit?player=${player.username}`)).json<{
    rows: { call: string; detail: unknown }[];
  }>();
  expect(JSON.stringify(rows.find(({ call }) => call?.endsWith('/time-out')))).toContain(REASON);
  expect(JSON.stringify(rows.find(({ call }) => call?.endsWith('/suggestion')))).toContain(REASON);
});

it.each([
  { length: '24h' },
  { length: '24h', reason: ' ' },
  { length: '24h', reason: 'a\u202eb' },
  { length: '24h', reason: 'x'.repeat(501) },
  { length: '1h', reason: REASON },
])('starts no break for %j', async (body) => {
  expect((await startBreak(body)).statusCode).toBe(422);
  expect((await read()).restriction).toBeNull();
});

it('does not find another player', async () => {
  for (const path of ['safer-play/nobody1234', 'safer-play/%3Cb%3E']) expect((await operate(platform, 'GET', path)).statusCode).toBe(404);
});

it('prints the markers of each player', () => {
  const row = { username: 'rahim\u001b[2J', limits: 2, waiting_raises: 1, raises: 3, breaks: 0, restriction: null, last_at: '' };
  expect(markedLines([row])).toBe('rahim\\u{1b}[2J  2 limits  3 raises asked, 1 waiting  0 breaks');
  expect(markedLines([{ ...row, restriction: { kind: 'excluded', until: null } }])).toMatch(/excluded until for good$/);
  expect(markedLines([])).toMatch(/Nobody changed a limit/);
});

describe('the command line', () => {
  it.each([
    [['safer-play', 'list'], { method: 'GET', path: '/operator/safer-play' }],
    [['safer-play', 'read', 'rahim 2'], { method: 'GET', path: '/operator/safer-play/rahim%202' }],
    [
      ['safer-play', 'break', 'rahim', '--length', '7d', '--reason', REASON],
      { method: 'POST', path: '/operator/safer-play/rahim/time-out', body: { length: '7d', reason: REASON } },
    ],
    [
      ['safer-play', 'suggest', 'rahim', '--kind', 'loss', '--period', 'week', '--amount', '500', '--reason', REASON],
      { method: 'POST', path: '/operator/safer-play/rahim/suggestion', body: SUGGESTION },
    ],
  ])('reads %j', (words, request) => expect(requestOf(words)).toEqual(request));

  it.each([
    [['safer-play', 'break', 'rahim', '--length', '1h', '--reason', REASON]],
    [['safer-play', 'break', 'rahim', '--length', '7d']],
    [['safer-play', 'break', 'rahim', '--length', '7d', '--reason', ' ']],
    [['safer-play', 'suggest', 'rahim', '--kind', 'loss', '--period', 'week', '--reason', REASON]],
  ])('cannot read %j', (words) => expect(requestOf(words)).toBeNull());
});
