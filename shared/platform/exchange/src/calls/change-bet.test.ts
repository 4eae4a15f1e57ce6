import { sql } from '@site/platform-kit/data/sql';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { decideDue } from '../book/decide.service';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';

let platform: TestPlatform;
let match: AddedMatch;
let one: Bettor;
let other: Bettor;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  [one, other] = [await signUpBettor(platform, 1000), await signUpBettor(platform, 1000)];
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const placed = async (player: Bettor, asked: object) => (await player.place(asked)).body.bet_id;
const recordOf = async (name: string) =>
  (await platform.db.execute(sql`select status, stake from exchange_record where transaction_id = ${name}`)).rows[0];

it('PLATFORM-059: cancels a waiting order: no hold and no record remain', async () => {
  const id = await placed(one, { odds: 3 });
  expect(await one.call('DELETE', `bets/${id}`)).toMatchObject({ status: 200, body: { bet: { state: 'CANCELLED', reason: 'cancelled' } } });
  expect(await one.exposure()).toMatchObject({ exposure: '0.00' });
  expect(await recordOf(id)).toBeUndefined();
  expect((await one.call('GET', 'bets?state=ended')).body).toMatchObject({ total: 1, bets: [{ status: null }] });
  expect(await one.call('DELETE', `bets/${id}`)).toMatchObject({ status: 409, body: { code: 'exchange.nothing_waits' } });
});

it('keeps the matched part when the rest is cancelled', async () => {
  await placed(other, { side: 'lay', odds: 2, stake: 100 });
  const id = await placed(one, { odds: 2, stake: 250 });
  const { body } = await one.call('DELETE', `bets/${id}`);
  expect(body.bet).toMatchObject({
    state: 'MATCHED',
    status: 'open',
    stake: '250.00',
    matched: { stake: '100.00' },
    waiting: { stake: '0.00' },
  });
  expect(await one.exposure()).toMatchObject({ exposure: '100.00' });
  expect(await recordOf(id)).toMatchObject({ status: 'open', stake: '10000' });
});

it('cancels no bookmaker bet', async () => {
  const id = await placed(one, { marketId: match.bookmaker, odds: 92 });
  expect(await one.call('DELETE', `bets/${id}`)).toMatchObject({ status: 409, body: { code: 'exchange.nothing_waits' } });
});

it.each(['EX1', 'EX99999999999999999999', '20000001', 'x'])('answers 404 to a bet called %s', async (id) => {
  expect(await one.call('DELETE', `bets/${id}`)).toMatchObject({ status: 404, body: { code: 'platform.not_found' } });
  expect(await one.call('PATCH', `bets/${id}`, { odds: 2 })).toMatchObject({ status: 404 });
});

it('changes price and stake of the waiting part, and its hold', async () => {
  const id = await placed(one, { side: 'lay', odds: 2, stake: 100 });
  const { body } = await one.call('PATCH', `bets/${id}`, { odds: 3, stake: 200 });
  expect(body.bet).toMatchObject({ state: 'UNMATCHED', odds: '3.00', stake: '200.00', waiting: { liability: '400.00' } });
  expect(await one.exposure()).toMatchObject({ exposure: '400.00' });
});

it('puts a changed order behind the others of its price', async () => {
  const first = await placed(one, { side: 'lay', odds: 2, stake: 100 });
  const second = await placed(other, { side: 'lay', odds: 2, stake: 100 });
  await one.call('PATCH', `bets/${first}`, { stake: 150 });
  const taker = await signUpBettor(platform);
  await placed(taker, { odds: 2, stake: 100 });
  expect(await other.bet(second)).toMatchObject({ state: 'MATCHED' });
  expect(await one.bet(first)).toMatchObject({ state: 'UNMATCHED', waiting: { stake: '150.00' } });
});

it('matches a changed order at once when its new price is offered before the event begins', async () => {
  await placed(other, { side: 'lay', odds: 2, stake: 100 });
  const id = await placed(one, { odds: 3, stake: 100 });
  expect((await one.call('PATCH', `bets/${id}`, { odds: 1.5 })).body.bet).toMatchObject({ state: 'MATCHED', matched: { odds: '2.00' } });
});

it('applies the delay to a changed order in play, and refuses changes meanwhile', async () => {
  match.offer([], [], { inplay: true, delayMs: 5000 });
  const id = await placed(one, { odds: 3, stake: 100 });
  expect(await one.call('PATCH', `bets/${id}`, { odds: 2 })).toMatchObject({ status: 409, body: { code: 'exchange.not_accepted_yet' } });
  expect(await one.call('DELETE', `bets/${id}`)).toMatchObject({ body: { code: 'exchange.not_accepted_yet' } });
  platform.clock.advance(5);
  await decideDue(platform.context);
  match.offer([[2, 1000]], [], { inplay: true, delayMs: 5000, quote: 2 });
  expect((await one.call('PATCH', `bets/${id}`, { odds: 2 })).body.bet).toMatchObject({ state: 'PLACED' });
  platform.clock.advance(5);
  await decideDue(platform.context);
  expect(await one.bet(id)).toMatchObject({ state: 'MATCHED', matched: { odds: '2.00' } });
});

it.each([
  ['odds between two steps', { odds: 2.01 }, 422, 'exchange.off_ladder'],
  ['too small a stake', { stake: 99 }, 422, 'exchange.stake_limits'],
  ['more than there is money for', { stake: 1000.01 }, 422, 'exchange.funds'],
])('refuses %s, and the bet waits as before', async (_what, edit, status, code) => {
  const id = await placed(one, { odds: 3, stake: 100 });
  expect(await one.call('PATCH', `bets/${id}`, edit)).toMatchObject({ status, body: { code } });
  expect(await one.bet(id)).toMatchObject({ state: 'UNMATCHED', odds: '3.00', waiting: { stake: '100.00' } });
});

it('changes nothing while the market is suspended, and a cancelled bet shows as lapsed', async () => {
  const id = await placed(one, { odds: 3 });
  platform.clock.advance(1);
  platform.feed.change(match.odds, { state: 'SUSPENDED' }, platform.clock.now());
  expect((await one.call('PATCH', `bets/${id}`, { odds: 2 })).status).toBe(409);
  expect(await one.call('DELETE', `bets/${id}`)).toMatchObject({ status: 200, body: { bet: { state: 'LAPSED', reason: 'suspended' } } });
});

it('answers fifty bets a page, the newest first', async () => {
  const player = await signUpBettor(platform, 10_000);
  const ids = [];
  for (let count = 0; count < 51; count++) ids.push(await placed(player, { odds: 3, stake: 100 }));
  const [first, second] = [(await player.call('GET', 'bets')).body, (await player.call('GET', 'bets?page=2')).body];
  expect([first.total, first.last_page]).toEqual([51, 2]);
  expect([...first.bets, ...second.bets].map(({ bet_id }) => bet_id)).toEqual(ids.reverse());
});
