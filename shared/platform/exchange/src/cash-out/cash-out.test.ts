import { NOTHING_TO_CASH_OUT, priceOf } from '@site/api/contracts/exchange';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type AddedMatch, type Bettor } from '../bets/testing';
import { decideDue } from '../book/decide.service';

let platform: TestPlatform;
let match: AddedMatch;
let player: Bettor;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  player = await signUpBettor(platform, 5000);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

let quotes = 1;
/** Moves the prices of the house on A. */
const offer = (back: number, lay: number, size = 5000, more: object = {}) =>
  match.offer([[back, size]], [[lay, size]], { quote: (quotes += 1), ...more });

/** M6: a back of A for 1,000 at 2.60; A can be laid at 2.20 then. */
async function holdM6(more: object = {}) {
  offer(2.6, 2.62);
  expect((await player.place({ odds: 2.6, stake: 1000 })).body.bet).toMatchObject({ state: 'MATCHED' });
  offer(2.18, 2.2, 5000, more);
}

const cashOut = (asked: object = {}) =>
  player.call('POST', 'cash-outs', {
    marketId: match.odds,
    eventId: match.event,
    selection: 'A',
    side: 'lay',
    odds: '2.20',
    share: 100,
    ...asked,
  });

it('G1 and M6: cashes out half, and then the rest, to the paisa of the worked examples', async () => {
  await holdM6();
  expect(await cashOut({ share: 50 })).toMatchObject({
    status: 200,
    body: {
      delay_ms: 0,
      bet: { side: 'lay', stake: '590.91', fill: 'all_or_nothing', state: 'MATCHED', matched: { liability: '709.09' } },
    },
  });
  expect(await player.exposure()).toMatchObject({ exposure: '409.09' });
  expect(await cashOut()).toMatchObject({ status: 200, body: { bet: { stake: '590.91', state: 'MATCHED' } } });
  expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
  expect(await cashOut()).toMatchObject({ status: 409, body: { code: 'exchange.nothing_waits', message: NOTHING_TO_CASH_OUT } });
});

it('K3: cashes out of a bookmaker market at its price per 100', async () => {
  match.offerBookmaker({ quote: 2 });
  const there = { marketId: match.bookmaker, odds: '92' };
  await player.place({ ...there, stake: 1000 });
  const runners = [
    { id: 'A', name: 'Team A', back: priceOf(75), lay: priceOf(80), state: 'OPEN' as const },
    { id: 'B', name: 'Team B', back: null, lay: null, state: 'OPEN' as const },
  ];
  match.offerBookmaker({ quote: 3, runners });
  expect(await cashOut({ marketId: match.bookmaker, odds: '80' })).toMatchObject({ body: { bet: { stake: '1066.67', state: 'MATCHED' } } });
  expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
});

it('takes a better price than the one on the page, and refuses a worse one', async () => {
  await holdM6();
  offer(2.22, 2.24);
  expect(await cashOut()).toMatchObject({ status: 409, body: { code: 'exchange.price_changed' } });
  expect((await player.call('GET', 'bets')).body.total).toBe(1);
  offer(2.14, 2.16);
  expect(await cashOut()).toMatchObject({ status: 200, body: { bet: { odds: '2.16', stake: '1203.70', state: 'MATCHED' } } });
});

it('is refused where the book does not hold the size, and its part is taken where it holds that', async () => {
  await holdM6();
  offer(2.18, 2.2, 600);
  expect(await cashOut()).toMatchObject({ status: 409, body: { code: 'exchange.price_changed' } });
  expect(await cashOut({ share: 50 })).toMatchObject({ status: 200, body: { bet: { state: 'MATCHED' } } });
});

it('is the same bet under the same reference, and refused for another part under it', async () => {
  await holdM6();
  const reference = { client_ref: '11111111-2222-4333-8444-555555555555' };
  const first = await cashOut({ share: 40, ...reference });
  expect(first.status).toBe(200);
  expect((await cashOut({ share: 40, ...reference })).body.bet_id).toBe(first.body.bet_id);
  expect(await cashOut({ share: 41, ...reference })).toMatchObject({ status: 409, body: { code: 'exchange.reference_reused' } });
  expect((await player.call('GET', 'bets')).body.total).toBe(2);
});

it('in play, waits for the delay, and is not matched at a price that got worse meanwhile', async () => {
  await holdM6({ inplay: true, delayMs: 5000 });
  const { body } = await cashOut();
  expect(body).toMatchObject({ delay_ms: 5000, bet: { state: 'PLACED' } });
  offer(2.3, 2.32, 5000, { inplay: true, delayMs: 5000 });
  platform.clock.advance(5);
  await decideDue(platform.context);
  expect(await player.bet(body.bet_id)).toMatchObject({ state: 'REJECTED', reason: 'not_filled' });
  expect(await player.exposure()).toMatchObject({ exposure: '1000.00' });
});

it.each([
  ['a share of zero', { share: 0 }, 422, 'platform.invalid'],
  ['a share above all', { share: 101 }, 422, 'platform.invalid'],
  ['a part of a percent', { share: 12.5 }, 422, 'platform.invalid'],
  ['an unknown market', { marketId: '1.1' }, 404, 'exchange.unknown_market'],
  ['an unknown runner', { selection: 'Z' }, 422, 'exchange.unknown_selection'],
  ['the other side', { side: 'back', odds: '1.01' }, 409, 'exchange.price_changed'],
])('refuses %s', async (_name, asked, status, code) => {
  await holdM6();
  expect(await cashOut(asked)).toMatchObject({ status, body: { code } });
});

it('is refused while the market is suspended, and during a break', async () => {
  await holdM6({ state: 'SUSPENDED' });
  expect(await cashOut()).toMatchObject({ status: 409, body: { code: 'exchange.suspended' } });
  offer(2.18, 2.2);
  await player.send('POST', '/api/safer-play/time-out', { length: '24h' });
  expect(await cashOut()).toMatchObject({ status: 403, body: { code: 'safer_play.time_out' } });
});

it('is matched with the orders of other players, not with the own ones', async () => {
  const other = await signUpBettor(platform, 20_000);
  await holdM6();
  match.offer([], [], { quote: (quotes += 1) });
  await player.place({ odds: 2.1, stake: 2000 });
  expect(await cashOut()).toMatchObject({ status: 409, body: { code: 'exchange.price_changed' } });
  expect((await other.place({ odds: 2.2, stake: 3000 })).body.bet).toMatchObject({ state: 'UNMATCHED' });
  expect(await cashOut()).toMatchObject({ status: 200, body: { bet: { state: 'MATCHED', matched: { odds: '2.20' } } } });
});
