import { priceOf, type AutoCashOut } from '@site/api/contracts/exchange';
import { sql } from '@site/platform-kit/data/sql';
import { assertLedger } from '@site/platform-domains/ledger';
import { statementsOf } from '@site/platform-testing/statements';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type AddedMatch, type Bettor } from '../bets/testing';
import { decideDue } from '../book/decide.service';
import { settleByHand } from '../settlement/manual-settlement.service';
import { createCashOutWatch } from './watch.service';

let platform: TestPlatform;
let match: AddedMatch;
let player: Bettor;
let watch: () => Promise<void>;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  player = await signUpBettor(platform, 5000);
  watch = createCashOutWatch(platform.context);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

let quotes = 1;
/** Moves the lay price of A, and lets the watch see it. */
async function move(lay: number, size = 5000, more: object = {}) {
  match.offer([[lay - 0.02, size]], [[lay, size]], { quote: (quotes += 1), ...more });
  await watch();
}

/** M6: a back of A for 1,000 at 2.60. Laid at 2.20 it brings 181.82, at 2.56 it brings 15.62, at 4.00 it costs 350.00. */
async function holdM6(more: object = {}) {
  match.offer([[2.6, 5000]], [[2.62, 5000]], { quote: (quotes += 1) });
  expect((await player.place({ odds: 2.6, stake: 1000 })).body.bet).toMatchObject({ state: 'MATCHED' });
  await move(2.56, 5000, more);
}

type Answer = { code?: string; message?: string; order: AutoCashOut; orders: AutoCashOut[] };
const call = async (...asked: Parameters<Bettor['call']>) => (await player.call(...asked)) as unknown as { status: number; body: Answer };
const arm = (limits: object, marketId = match.odds) => call('POST', 'auto-cash-outs', { marketId, ...limits });
const order = async () => (await call('GET', `auto-cash-outs?eventId=${match.event}`)).body.orders[0];
const bets = async () => (await player.call('GET', 'bets')).body.bets;

it('cashes out once the target is reached, levels every outcome and writes to the player', async () => {
  await holdM6();
  expect(await arm({ target: '181.82' })).toMatchObject({ status: 200, body: { order: { state: 'armed', target: '181.82', stop: null } } });
  await watch();
  expect(await order()).toMatchObject({ state: 'armed', problem: null });
  await move(2.2);
  expect(await order()).toMatchObject({ state: 'done', reason: 'target', result: '181.82', bet_id: (await bets())[0]?.bet_id });
  expect((await bets())[0]).toMatchObject({ side: 'lay', state: 'MATCHED', matched: { stake: '1181.82', odds: '2.20' } });
  expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
  const { rows } = await platform.db.execute<{ title: string }>(
    sql`select title from inbox_messages where player_id = ${player.playerId} order by id desc limit 1`,
  );
  expect(rows).toEqual([{ title: 'Cashed out automatically' }]);
  await move(2.1);
  expect(await bets()).toHaveLength(2);
});

it('cashes out at what the market pays once the loss is reached, also when the price jumped past the stop', async () => {
  await holdM6();
  await arm({ target: 500, stop: 300 });
  await move(3.5);
  expect(await order()).toMatchObject({ state: 'armed' });
  await move(4);
  expect(await order()).toMatchObject({ state: 'done', reason: 'stop', result: '-350.00' });
  expect(await player.exposure()).toMatchObject({ exposure: '350.00' });
});

it('says that a stop cannot be filled, stays armed, and is executed when the book holds the size', async () => {
  await holdM6();
  await arm({ stop: 300 });
  await move(4, 100);
  expect(await order()).toMatchObject({ state: 'armed', problem: 'not_filled' });
  expect(await bets()).toHaveLength(1);
  await move(3, 100);
  expect(await order()).toMatchObject({ state: 'armed', problem: null });
  await move(4);
  expect(await order()).toMatchObject({ state: 'done', reason: 'stop', problem: null });
});

it('is not executed while the market is suspended, and is at the same prices when it opens', async () => {
  await holdM6();
  await arm({ target: 150 });
  await move(2.2, 5000, { state: 'SUSPENDED' });
  expect(await order()).toMatchObject({ state: 'armed' });
  platform.feed.change(match.odds, { state: 'OPEN' }, platform.clock.now());
  await watch();
  expect(await order()).toMatchObject({ state: 'done' });
});

it('counts prices in play only after the delay of the market', async () => {
  await holdM6({ inplay: true, delayMs: 5000 });
  await arm({ target: 150 });
  await move(2.2, 5000, { inplay: true, delayMs: 5000 });
  expect(await order()).toMatchObject({ state: 'armed' });
  platform.clock.advance(5);
  await watch();
  expect(await order()).toMatchObject({ state: 'done' });
});

it('is changed and cancelled like an order, and there is one in a market', async () => {
  await holdM6();
  await arm({ target: 150 });
  expect(await arm({ target: 900, stop: 200 })).toMatchObject({ status: 200, body: { order: { target: '900.00', stop: '200.00' } } });
  await move(2.2);
  expect((await call('GET', 'auto-cash-outs')).body.orders).toHaveLength(1);
  expect(await call('DELETE', `auto-cash-outs/${match.odds}`)).toMatchObject({ body: { order: { state: 'cancelled' } } });
  expect(await call('DELETE', `auto-cash-outs/${match.odds}`)).toMatchObject({ status: 409, body: { code: 'exchange.nothing_waits' } });
  await move(4);
  expect(await bets()).toHaveLength(1);
});

it('waits while another bet of the player in the market is being decided, so that a position is not cashed out twice', async () => {
  await holdM6({ inplay: true, delayMs: 5000 });
  await arm({ target: 150 });
  platform.clock.advance(5);
  await player.place({ side: 'lay', odds: 2.2, stake: 1181.82, fill: 'all_or_nothing' });
  await move(2.2, 5000, { inplay: true, delayMs: 5000 });
  expect(await order()).toMatchObject({ state: 'armed', problem: 'undecided' });
  platform.clock.advance(5);
  await decideDue(platform.context);
  await watch();
  expect(await order()).toMatchObject({ state: 'ended', reason: 'level', problem: null });
  expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
});

it('is not executed when the balance does not cover the bets that wait after it', async () => {
  await holdM6();
  const waiting = (await player.place({ side: 'lay', odds: 2.1, stake: 1181.82 })).body.bet_id;
  await player.place({ marketId: match.bookmaker, odds: '92', stake: 3950 });
  await arm({ target: 150 });
  await move(2.2);
  expect(await order()).toMatchObject({ state: 'armed', problem: 'funds' });
  await player.call('DELETE', `bets/${waiting}`);
  await watch();
  expect(await order()).toMatchObject({ state: 'done' });
});

it('cashes out of a bookmaker market', async () => {
  await player.place({ marketId: match.bookmaker, odds: '92', stake: 1000 });
  await arm({ stop: 50 }, match.bookmaker);
  await watch();
  expect(await order()).toMatchObject({ state: 'armed' });
  const runners = [
    { id: 'A', name: 'Team A', back: priceOf(118), lay: priceOf(120), state: 'OPEN' as const },
    { id: 'B', name: 'Team B', back: null, lay: null, state: 'OPEN' as const },
  ];
  match.offerBookmaker({ quote: 9, runners });
  await watch();
  expect(await order()).toMatchObject({ state: 'done', reason: 'stop', result: '-127.28' });
});

it('ends with the result of the market, and at a break of the player', async () => {
  await holdM6();
  await arm({ target: 150 });
  await player.send('POST', '/api/safer-play/time-out', { length: '24h' });
  await platform.context.background.settled();
  expect(await order()).toMatchObject({ state: 'ended', reason: 'restricted' });
  const other = await signUpBettor(platform, 5000);
  player = other;
  await holdM6();
  await arm({ target: 150 });
  await settleByHand(platform.context, match.odds, () => ({ kind: 'winner', runners: ['B'] }));
  await move(2.2);
  expect(await order()).toMatchObject({ state: 'ended', reason: 'closed' });
});

it.each([
  ['without an amount', {}, 422, 'platform.invalid'],
  ['for an amount of zero', { target: 0 }, 422, 'platform.invalid'],
  ['for more than a market pays', { target: 1_000_001 }, 422, 'platform.invalid'],
])('is refused %s', async (_name, limits, status, code) => {
  await holdM6();
  expect(await arm(limits)).toMatchObject({ status, body: { code } });
});

it('is refused without a matched bet, for a line, after the result, and during a break', async () => {
  await player.place({ odds: 2, stake: 100 });
  expect(await arm({ target: 10 })).toMatchObject({ status: 409, body: { code: 'exchange.nothing_waits' } });
  expect(await arm({ target: 10 }, match.fancy)).toMatchObject({ status: 404, body: { code: 'exchange.unknown_market' } });
  await holdM6();
  await settleByHand(platform.context, match.odds, () => ({ kind: 'winner', runners: ['A'] }));
  expect(await arm({ target: 10 })).toMatchObject({ status: 409, body: { code: 'exchange.closed' } });
  await player.send('POST', '/api/safer-play/time-out', { length: '24h' });
  expect(await arm({ target: 10 })).toMatchObject({ status: 403, body: { code: 'safer_play.time_out' } });
});

it('two workers execute an order once', async () => {
  await holdM6();
  await arm({ target: 150 });
  match.offer([[2.18, 5000]], [[2.2, 5000]], { quote: (quotes += 1) });
  const other = createCashOutWatch(platform.context);
  await Promise.all([watch(), other(), watch(), other()]);
  await Promise.all([watch(), other()]);
  expect(await order()).toMatchObject({ state: 'done' });
  expect(await bets()).toHaveLength(2);
});

it('asks the database one question while no price moves, however many orders are armed', async () => {
  await holdM6();
  await arm({ target: 900 });
  await watch();
  expect(await statementsOf(watch)).toHaveLength(1);
});
