import { MAX_PINS, type Pin } from '@site/api/contracts/exchange';
import type { FeedEvent } from '@site/platform-match-simulator/feed';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
  for (let at = 0; at <= MAX_PINS; at++) platform.feed.addEvent(match(idOf(at)));
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const idOf = (at: number) => `4${String(at).padStart(7, '0')}`;

const match = (id: string, change: Partial<FeedEvent> = {}): FeedEvent => ({
  id,
  sport: 'cricket',
  name: `Dhaka Deltas v Rangpur Northmen ${id}`,
  competition: 'Delta League',
  start: new Date('2026-01-15T06:00:00.000Z'),
  end: null,
  inplay: true,
  isOver: false,
  oddsMarketId: `1.${id}`,
  chid: id,
  score: null,
  has: { bookmaker: true, fancy: true },
  ...change,
});

const ask = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, token: string | null = player.token) =>
  platform.app.inject({
    method,
    url: `/api/exchange/pins${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload && { payload }),
  });
const pin = (id: string) => ask('POST', '', { eventId: id });
const pinned = async () => (await ask('GET')).json<{ pins: Pin[] }>().pins.map(({ event_id }) => event_id);

it('EXCHANGE-006, 033: keeps the pins of a player in order', async () => {
  await pin(idOf(2));
  const answer = await pin(idOf(1));
  expect(answer.json<{ pins: Pin[] }>().pins[1]).toEqual({
    event_id: idOf(1),
    market_id: `1.${idOf(1)}`,
    sport: 'cricket',
    event_name: `Dhaka Deltas v Rangpur Northmen ${idOf(1)}`,
  });
  expect(await pinned()).toEqual([idOf(2), idOf(1)]);
  player = await platform.signUp();
  expect(await pinned()).toEqual([]);
});

it('keeps the position of an event that is pinned again, also in parallel', async () => {
  await pin(idOf(1));
  await Promise.all([pin(idOf(2)), pin(idOf(1)), pin(idOf(2))]);
  expect(await pinned()).toEqual([idOf(1), idOf(2)]);
});

it('removes a pin, and ignores one that does not exist', async () => {
  await pin(idOf(1));
  expect((await ask('DELETE', `/${idOf(1)}`)).json()).toEqual({ pins: [] });
  expect((await ask('DELETE', `/${idOf(1)}`)).statusCode).toBe(200);
});

it(`holds ${MAX_PINS} and no more, however many come at once`, async () => {
  const answers = await Promise.all(Array.from({ length: MAX_PINS + 1 }, (_, at) => pin(idOf(at))));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(['exchange.too_many_pins']);
  expect(await pinned()).toHaveLength(MAX_PINS);
});

it('drops events that are over, so that new ones can be pinned', async () => {
  const ids = Array.from({ length: MAX_PINS }, (_, at) => idOf(at));
  for (const id of ids) await pin(id);
  platform.feed.addEvent(match(idOf(0), { isOver: true }));
  expect(await pinned()).toEqual(ids.slice(1));
  expect((await pin(idOf(MAX_PINS))).statusCode).toBe(200);
  platform.feed.addEvent(match(idOf(0)));
  expect(await pinned()).toEqual([...ids.slice(1), idOf(MAX_PINS)]);
});

it('refuses unknown events and events that are over', async () => {
  platform.feed.addEvent(match('49999999', { isOver: true }));
  for (const id of ['49999999', '48888888']) expect((await pin(id)).json()).toMatchObject({ code: 'exchange.unknown_market' });
});

it.each([
  ['no event', {}],
  ['a strange id', { eventId: "4' or 1=1" }],
  ['more than was asked for', { eventId: '40000001', player_id: 1 }],
])('refuses %s', async (_, payload) => {
  expect((await ask('POST', '', payload)).statusCode).toBe(422);
});

it('is for players only', async () => {
  for (const method of ['GET', 'POST'] as const) expect((await ask(method, '', undefined, null)).statusCode).toBe(401);
  expect((await ask('DELETE', '/40000001', undefined, null)).statusCode).toBe(401);
});
