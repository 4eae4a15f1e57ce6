import { addMatched, openMarket, playerWith } from '@site/platform-exchange/settlement/testing';
import { eventOf } from '@site/platform-match-simulator/ids';
import { cashOf } from '@site/platform-domains/ledger';
import { operate } from '@site/platform-domains/funds/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { requestOf } from './testing';
import { exchangeEventLines, exchangeMarketLines, marketHoldLines, settlementPreviewLines } from './exchange-lines';
import type { ExchangeMarket, ExchangeMarketDetails, MarketHolds, OperatorEvent, SettlementPreview } from './exchange.shapes';
import { OWN_NAME } from './people.shapes';
import { joinAs } from './testing-console';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const order = (marketId: string, body: object) => operate(platform, 'POST', `exchange/markets/${marketId}`, body);
const list = async (marketId: string) =>
  (await operate(platform, 'GET', `exchange/events/${eventOf(marketId)}/markets`)).json<ExchangeMarket[]>();
const cash = async (playerId: number) => Number(await cashOf(platform.db, playerId)) / 100;

async function backed(stake = 1000, odds = 2) {
  const { playerId } = await playerWith(platform, 5000);
  const marketId = await openMarket(platform, 'odds', ['Dhaka Deltas', 'Khulna Kites']);
  await addMatched(platform, { playerId, marketId, selection: 'Dhaka Deltas', side: 'back', stake, odds });
  return { playerId, marketId };
}

it('answers 404 without the right key', async () => {
  const { marketId } = await backed();
  for (const key of ['', 'wrong']) {
    const url = `/operator/exchange/markets/${marketId}`;
    const refused = await platform.operator.inject({ method: 'POST', url, headers: { 'x-operator-key': key }, payload: { void: true } });
    expect(refused.statusCode).toBe(404);
  }
  expect(await list(marketId)).toMatchObject([{ state: 'OPEN', settlement: 0 }]);
});

it('lists the events and their markets', async () => {
  const { marketId } = await backed();
  const held = await openMarket(platform, 'odds');
  await order(held, { state: 'SUSPENDED' });
  const events = (await operate(platform, 'GET', 'exchange/events')).json<OperatorEvent[]>();
  const marketsWithBets = (of: string) => events.find(({ event_id: id }) => id === eventOf(of))?.markets;
  expect([marketId, held].map(marketsWithBets)).toEqual([1, 0]);
  expect(exchangeEventLines(events)).toContain(`${eventOf(marketId)}  cricket  in play`);
  const lines = exchangeMarketLines(await list(marketId));
  expect(lines).toContain('Match Odds  1 open bets');
  expect(lines).toContain('Dhaka Deltas = Dhaka Deltas, Khulna Kites = Khulna Kites');
  expect((await operate(platform, 'GET', 'exchange/events/49999999/markets')).statusCode).toBe(404);
});

it.each(['SUSPENDED', 'BALL_RUNNING', 'OPEN'])('holds a market %s until the override ends', async (state) => {
  const { marketId } = await backed();
  expect((await order(marketId, { state })).json()).toMatchObject([{ state, held: state }]);
  expect((await order(marketId, { state: 'FEED' })).json()).toMatchObject([{ state: 'OPEN', held: null }]);
});

it('tells who held a market and who gave it back, the newest first', async () => {
  const { marketId } = await backed();
  const other = (await backed()).marketId;
  const { browser } = await joinAs(platform, 'karim', 'trader');
  await order(marketId, { state: 'SUSPENDED', reason: 'Rain' });
  await order(other, { state: 'OPEN' });
  await browser.post(`exchange/markets/${marketId}`, { state: 'FEED', reason: 'It is dry again' });
  expect((await order(marketId, { state: 'CLOSED' })).statusCode).toBe(422);
  const holds = (await operate(platform, 'GET', `exchange/markets/${marketId}/holds`)).json<MarketHolds>();
  expect(holds).toEqual([
    { at: expect.any(String), who: 'karim', state: 'FEED', reason: 'It is dry again' },
    { at: expect.any(String), who: OWN_NAME, state: 'SUSPENDED', reason: 'Rain' },
  ]);
  expect(marketHoldLines(holds)).toMatch(/karim +FEED +It is dry again\n.*SUSPENDED +Rain$/);
  expect((await operate(platform, 'GET', 'exchange/markets/1.49999999/holds')).statusCode).toBe(404);
});

it('PLATFORM-059: settles by name or id, and again with another result', async () => {
  const { playerId, marketId } = await backed();
  expect((await order(marketId, { settle: 'dhaka deltas' })).json()).toMatchObject([
    { result: 'Dhaka Deltas', settlement: 1, open_bets: 0 },
  ]);
  expect(await cash(playerId)).toBe(5980);
  await order(marketId, { settle: 'Khulna Kites' });
  expect(await cash(playerId)).toBe(4000);
  await order(marketId, { void: true, reason: 'Wrong list of players' });
  expect(await cash(playerId)).toBe(5000);
});

it('shows what a decision pays, and refuses one whose preview is old', async () => {
  const { playerId, marketId } = await backed();
  const preview = async (query: string) =>
    (await operate(platform, 'GET', `exchange/markets/${marketId}/preview?${query}`)).json<SettlementPreview>();
  const seen = await preview('settle=dhaka+deltas');
  expect(seen).toMatchObject({ result: 'Dhaka Deltas', players: 1, bets: 1, paid: '980.00', taken: '0.00', commission: '20.00' });
  expect(settlementPreviewLines(seen)).toContain('1 players with 1 bets; BDT 980.00 are paid');
  await addMatched(platform, { playerId, marketId, selection: 'Khulna Kites', side: 'back', stake: 500, odds: 3 });
  expect((await order(marketId, { settle: 'Dhaka Deltas', version: seen.version })).statusCode).toBe(409);
  expect(await cash(playerId)).toBe(5000);
  const { version } = await preview('void=true');
  expect((await order(marketId, { void: true, reason: 'Rain', version })).statusCode).toBe(200);
  for (const query of ['', 'settle=A&void=true', 'void=false', 'settle=Nobody'])
    expect((await operate(platform, 'GET', `exchange/markets/${marketId}/preview?${query}`)).statusCode).toBe(422);
});

it('shows a market with its sums, its bets and its settlements', async () => {
  const { marketId } = await backed();
  await order(marketId, { settle: 'Khulna Kites' });
  await order(marketId, { settle: 'Dhaka Deltas' });
  const details = (await operate(platform, 'GET', `exchange/markets/${marketId}`)).json<ExchangeMarketDetails>();
  expect(details.market).toMatchObject({ result: 'Dhaka Deltas', settlement: 2, open_bets: 0, exposure: '0.00', is_paid: true });
  expect(details.bets).toMatchObject([{ selection: 'Dhaka Deltas', side: 'back', stake: '1000.00', state: 'SETTLED', net: '1000.00' }]);
  expect(details.matched_so_far.map(({ stakes }) => stakes)).toEqual(['1000.00']);
  expect(details.settlements.map(({ settlement, net }) => [settlement, net])).toEqual([
    [2, '1980.00'],
    [1, '-1000.00'],
  ]);
  expect((await operate(platform, 'GET', 'exchange/markets/1.49999999')).statusCode).toBe(404);
});

it('gives bets, previews and orders to traders alone', async () => {
  const { marketId } = await backed();
  const { browser } = await joinAs(platform, 'rahim', 'cashier');
  for (const path of ['', '/preview?void=true', '/holds'])
    expect((await browser.get(`exchange/markets/${marketId}${path}`)).statusCode).toBe(403);
});

it('settles a line by its runs', async () => {
  const { playerId } = await playerWith(platform, 5000);
  const marketId = await openMarket(platform, 'fancy');
  await addMatched(platform, { playerId, marketId, side: 'no', run: 45, stake: 1000, odds: 110 });
  expect((await order(marketId, { settle: 'Dhaka Deltas' })).statusCode).toBe(422);
  await order(marketId, { settle: '44' });
  expect(await cash(playerId)).toBe(6000);
  for (const [runs, taka] of [
    [45, 3900],
    [0, 6000],
    [51, 3900],
  ] as const) {
    expect((await order(marketId, { settle: runs })).json()).toMatchObject([{ result: String(runs) }]);
    expect(await cash(playerId)).toBe(taka);
  }
});

it('refuses invalid input, and changes nothing', async () => {
  const { playerId, marketId } = await backed();
  for (const body of [
    {},
    { state: 'CLOSED' },
    { settle: 'A', void: true },
    { settle: ' ' },
    { settle: -1 },
    { settle: 4.5 },
    { settle: true },
    { settle: 'x'.repeat(301) },
    { void: false },
    { settle: 'Nobody' },
  ])
    expect([body, (await order(marketId, body)).statusCode]).toEqual([body, 422]);
  expect((await order('1.49999999', { void: true })).statusCode).toBe(404);
  expect(await list(marketId)).toMatchObject([{ state: 'OPEN', settlement: 0, open_bets: 1 }]);
  await order(marketId, { settle: 'Dhaka Deltas' });
  expect((await order(marketId, { state: 'OPEN' })).statusCode).toBe(409);
  expect(await cash(playerId)).toBe(5980);
});

it.each([
  ['list', { method: 'GET', path: '/operator/exchange/events' }],
  ['list 40000001', { method: 'GET', path: '/operator/exchange/events/40000001/markets' }],
  ['1.40000001 state SUSPENDED', { method: 'POST', path: '/operator/exchange/markets/1.40000001', body: { state: 'SUSPENDED' } }],
  ['1.40000001 settle 51', { method: 'POST', path: '/operator/exchange/markets/1.40000001', body: { settle: '51' } }],
  ['1.40000001 void', { method: 'POST', path: '/operator/exchange/markets/1.40000001', body: { void: true } }],
  ['1.40000001 void rain', { method: 'POST', path: '/operator/exchange/markets/1.40000001', body: { void: true, reason: 'rain' } }],
  ['1.40000001 holds', { method: 'GET', path: '/operator/exchange/markets/1.40000001/holds' }],
  ['1.40000001 preview 51', { method: 'GET', path: '/operator/exchange/markets/1.40000001/preview?settle=51' }],
  ['1.40000001 preview', { method: 'GET', path: '/operator/exchange/markets/1.40000001/preview?void=true' }],
  ['', null],
  ['1.40000001', null],
  ['1.40000001 state CLOSED', null],
  ['1.40000001 settle', null],
  ['list 1 2', null],
])('reads `exchange %s`', (words, request) => {
  expect(requestOf(['exchange', ...words.split(' ').filter(Boolean)])).toEqual(request);
});
