import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { openSession } from '#access';
import { ask, setLimit } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const NAME = { kind: 'wager', period: 'day' };
const DAY_S = 86_400;

const confirm = (player: { token: string }, name: object = NAME) => ask(platform, player, 'safer-play/limits/confirm', name);
const drop = (player: { token: string }) => ask(platform, player, 'safer-play/limits/drop-change', NAME);
const set = (player: { token: string }, amount: number | string | null) => setLimit(platform, player, 'wager', 'day', amount);

it('shows nine limits, none of them set, and no pause', async () => {
  const answer = (await ask(platform, await platform.signUp(), 'safer-play')).json<{ limits: object[]; restriction: null }>();
  const kinds = ['deposit', 'loss', 'wager'].flatMap((kind) => ['day', 'week', 'month'].map((period) => ({ kind, period })));
  const limits = kinds.map((name) => ({ ...name, amount: null, used: '0.00', pending: null }));
  expect(answer).toEqual({ now: platform.clock.now().toISOString(), limits, restriction: null });
});

it('sets and lowers at once', async () => {
  const player = await platform.signUp();
  expect((await set(player, 500)).json()).toEqual({ ...NAME, amount: '500.00', used: '0.00', pending: null });
  expect((await set(player, '250.50')).json()).toMatchObject({ amount: '250.50', pending: null });
  expect((await ask(platform, player, 'safer-play')).json<{ limits: object[] }>().limits[6]).toMatchObject({ ...NAME, amount: '250.50' });
});

it.each([
  ['a higher limit', 900, '900.00'],
  ['no limit', null, null],
])('lets %s wait 24 hours and then requires a confirmation', async (_name, wanted, amount) => {
  const player = await platform.signUp();
  await set(player, 500);
  const dueAt = new Date(platform.clock.now().getTime() + DAY_S * 1000).toISOString();
  expect((await set(player, wanted)).json()).toMatchObject({ amount: '500.00', pending: { amount, due_at: dueAt, is_due: false } });

  platform.clock.advance(DAY_S - 1);
  const early = await confirm(player);
  expect([early.statusCode, early.json()]).toEqual([409, expect.objectContaining({ code: 'safer_play.not_due', until: dueAt })]);

  platform.clock.advance(1);
  const { limits } = (await ask(platform, player, 'safer-play')).json<{ limits: object[] }>();
  expect(limits[6]).toMatchObject({ amount: '500.00', pending: { is_due: true } });
  expect((await confirm(player)).json()).toMatchObject({ amount, pending: null });
  expect((await confirm(player)).json()).toMatchObject({ code: 'safer_play.no_change' });
});

it('keeps the limit when the change is dropped', async () => {
  const player = await platform.signUp();
  await set(player, 500);
  await set(player, 900);
  expect((await drop(player)).json()).toMatchObject({ amount: '500.00', pending: null });
  expect([(await drop(player)).statusCode, (await confirm(player)).statusCode]).toEqual([409, 409]);
});

it('leaves the other limits and the other players alone', async () => {
  const [player, other] = [await platform.signUp(), await platform.signUp()];
  await set(player, 500);
  await setLimit(platform, player, 'wager', 'week', 700);
  const amounts = async (of: { token: string }) =>
    (await ask(platform, of, 'safer-play')).json<{ limits: { amount: string | null }[] }>().limits.map(({ amount }) => amount);
  expect(await amounts(player)).toEqual([null, null, null, null, null, null, '500.00', '700.00', null]);
  expect(new Set(await amounts(other))).toEqual(new Set([null]));
});

it('confirms once, and never a change of another request, for any number of calls at a time', async () => {
  const player = await platform.signUp();
  await set(player, 500);
  await set(player, 900);
  platform.clock.advance(DAY_S);
  const answers = await Promise.all([...Array.from({ length: 8 }, () => confirm(player)), set(player, 100)]);
  const confirmed = answers.slice(0, 8).filter(({ statusCode }) => statusCode === 200);
  expect(confirmed.length).toBeLessThanOrEqual(1);
  const { limits } = (await ask(platform, player, 'safer-play')).json<{ limits: object[] }>();
  expect(limits[6]).toMatchObject({ amount: '100.00', pending: null });
});

it.each([-1, 0, 0.001, 100.999, '1e309', '1e3', ' 100', 'NaN', 2 ** 53, '9007199254740993', '১০০', '', [], true, undefined])(
  'refuses the amount %p',
  async (amount) => {
    const player = await platform.signUp();
    const answer = await ask(platform, player, 'safer-play/limits', { ...NAME, amount });
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['amount']]);
  },
);

it.each([{ kind: 'bet' }, { period: 'year' }, { until: 'x' }])('refuses %j', async (change) => {
  const answer = await ask(platform, await platform.signUp(), 'safer-play/limits', { ...NAME, amount: 1, ...change });
  expect(answer.statusCode).toBe(422);
});

it('lists all changes and requests, newest first and page by page', async () => {
  const player = await platform.signUp();
  await set(player, 500);
  platform.clock.advance(60);
  await set(player, 400);
  await set(player, 900);
  await set(player, null);
  await drop(player);
  await set(player, 900);
  platform.clock.advance(DAY_S);
  await confirm(player);
  await ask(platform, player, 'safer-play/time-out', { length: '24h' });

  const history = (await ask(platform, player, 'safer-play/history')).json<{ data: { what: string; amount: string | null }[] }>();
  expect(history).toMatchObject({ total: 8, last_page: 1 });
  expect(history.data.map(({ what, amount }) => [what, amount])).toEqual([
    ['time_out', null],
    ['raise_confirmed', '900.00'],
    ['raise_asked', '900.00'],
    ['raise_dropped', '400.00'],
    ['raise_asked', null],
    ['raise_asked', '900.00'],
    ['limit_lowered', '400.00'],
    ['limit_set', '500.00'],
  ]);
  const until = new Date(platform.clock.now().getTime() + DAY_S * 1000).toISOString();
  expect(history.data[0]).toMatchObject({ kind: null, period: null, until });
  expect(history.data[1]).toMatchObject({ ...NAME, until: null });

  for (let step = 0; step < 4; step++) await set(player, 300 - step);
  const page = async (query: string) =>
    (await ask(platform, player, `safer-play/history?${query}`)).json<{ data: object[]; last_page: number; total: number }>();
  expect((await page('page=2')).data).toHaveLength(2);
  expect(await page('page=1&per_page=25')).toMatchObject({ total: 12, last_page: 1 });
  expect((await page('page=9')).data).toEqual([]);
});

it('shows nobody the history of another player', async () => {
  const [player, other] = [await platform.signUp(), await platform.signUp()];
  await set(player, 500);
  expect((await ask(platform, other, 'safer-play/history')).json()).toEqual({ data: [], last_page: 1, total: 0 });
});

describe('while a break runs', () => {
  const takeBreak = (player: { token: string }) => ask(platform, player, 'safer-play/time-out', { length: '7d' });
  const refused = { code: 'safer_play.time_out', until: expect.any(String) as string };

  it('is neither raised nor removed, and no waiting change is confirmed', async () => {
    const player = await platform.signUp();
    await set(player, 500);
    await set(player, 900);
    platform.clock.advance(DAY_S - 60);
    await takeBreak(player);
    platform.clock.advance(60);
    const answers = [await confirm(player), await set(player, 1000), await set(player, null)];
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining(refused)]);
    platform.clock.advance(7 * DAY_S);
    const later = await openSession(platform.db, platform.clock, player.playerId, { ip: '127.0.0.1', userAgent: '' });
    expect((await confirm(later)).json()).toMatchObject({ amount: '900.00', pending: null });
  });

  it('is still set, lowered and kept', async () => {
    const player = await platform.signUp();
    await set(player, 500);
    await set(player, 900);
    await takeBreak(player);
    expect((await drop(player)).json()).toMatchObject({ amount: '500.00', pending: null });
    expect((await set(player, 300)).json()).toMatchObject({ amount: '300.00' });
    expect((await setLimit(platform, player, 'loss', 'week', 100)).json()).toMatchObject({ amount: '100.00' });
  });
});
