import { sql } from '@site/platform-kit/data/sql';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';
import { createSweep } from './sweep.service';

let platform: TestPlatform;
let match: AddedMatch;
let one: Bettor;
let other: Bettor;
let third: Bettor;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  [one, other, third] = [await signUpBettor(platform), await signUpBettor(platform), await signUpBettor(platform)];
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const sweep = () => createSweep(platform.context)();
const placed = async (player: Bettor, asked: object) => (await player.place(asked)).body.bet;

it('matches two players at the price of the waiting order, by price and then by time, and both get the same numbers', async () => {
  const first = await placed(one, { side: 'lay', odds: 2, stake: 100 });
  const second = await placed(other, { side: 'lay', odds: 2, stake: 100 });
  const better = await placed(other, { side: 'lay', odds: 2.02, stake: 100 });
  const taker = await placed(third, { odds: 1.9, stake: 250 });
  expect(taker).toMatchObject({ state: 'MATCHED', matched: { stake: '250.00', profit: '252.00', odds: '2.01' } });
  expect(await other.bet(better.bet_id)).toMatchObject({ state: 'MATCHED', matched: { liability: '102.00' } });
  expect(await one.bet(first.bet_id)).toMatchObject({ state: 'MATCHED', matched: { liability: '100.00', profit: '100.00' } });
  expect(await other.bet(second.bet_id)).toMatchObject({ state: 'PARTIAL', matched: { stake: '50.00' }, waiting: { stake: '50.00' } });
  const { rows } = await platform.db.execute(sql`
    select sum(case when b.side = 'back' then f.profit else -f.profit end)::int as sum, count(*)::int as sides from exchange_fill f
    join exchange_bet b on b.id = f.bet_id where f.counter is not null and b.market_id = ${match.odds}`);
  expect(rows).toEqual([{ sum: 0, sides: 6 }]);
  const known = await platform.db.execute(sql`select last_traded from exchange_market where id = ${match.odds}`);
  expect(known.rows).toEqual([{ last_traded: { A: 200 } }]);
});

it('PLATFORM-059: M4: holds the worst case of a waiting order for each outcome', async () => {
  await placed(other, { odds: 2, stake: 100 });
  await placed(one, { side: 'lay', odds: 2, stake: 100 });
  await placed(one, { odds: 3, stake: 100 });
  expect(await one.exposure()).toMatchObject({ exposure: '100.00' });
});

it('M5: holds less than the stakes for three backs at 3.00 while they wait, and nothing when they are matched', async () => {
  for (const selection of ['A', 'B', 'C']) await placed(one, { selection, odds: 3, stake: 100 });
  expect(await one.exposure()).toMatchObject({ exposure: '200.00' });
  for (const selection of ['A', 'B', 'C']) await placed(other, { selection, side: 'lay', odds: 3, stake: 100 });
  expect([await one.exposure(), await other.exposure()]).toMatchObject([{ exposure: '0.00' }, { exposure: '0.00' }]);
});

it('never matches a player’s own orders: the one that waits is cancelled', async () => {
  const lay = await placed(one, { side: 'lay', odds: 2, stake: 100 });
  const back = await placed(one, { odds: 2, stake: 100 });
  expect(await one.bet(lay.bet_id)).toMatchObject({ state: 'CANCELLED', reason: 'own_order', status: null });
  expect(back).toMatchObject({ state: 'UNMATCHED' });
});

it('fills an all-or-nothing bet completely or not at all', async () => {
  const lay = await placed(other, { side: 'lay', odds: 2, stake: 100 });
  const tooLarge = await placed(one, { odds: 2, stake: 101, fill: 'all_or_nothing' });
  expect(tooLarge).toMatchObject({ state: 'REJECTED', reason: 'not_filled', status: null, matched: { stake: '0.00' } });
  expect(await other.bet(lay.bet_id)).toMatchObject({ state: 'UNMATCHED' });
  expect(await placed(one, { odds: 2, stake: 100, fill: 'all_or_nothing' })).toMatchObject({ state: 'MATCHED' });
  expect(await one.exposure()).toMatchObject({ exposure: '100.00' });
});

it('matches an offer of the house once for each quote, also with many parallel bets', async () => {
  match.offer([[2, 500]], [], { quote: 7 });
  const bets = await Promise.all([one, other, third].map((player) => placed(player, { odds: 2, stake: 300 })));
  const matched = await Promise.all(
    [one, other, third].map(async (player, at) => (await player.bet(bets[at]?.bet_id ?? ''))?.matched.stake),
  );
  expect(matched.map(Number).reduce((sum, stake) => sum + stake, 0)).toBe(500);
  match.offer([[2, 500]], [], { quote: 8 });
  await sweep();
  expect((await one.exposure()).exposure).toBe('300.00');
  const { rows } = await platform.db.execute(
    sql`select sum(matched_stake)::int as matched from exchange_bet where market_id = ${match.odds}`,
  );
  expect(rows).toEqual([{ matched: 90_000 }]);
});

it('matches waiting orders when the house reaches their price, at their price, the oldest first', async () => {
  const first = await placed(one, { odds: 2.1, stake: 100 });
  const second = await placed(other, { odds: 2.1, stake: 100 });
  const far = await placed(third, { odds: 3, stake: 100 });
  match.offer([[2.2, 150]], [], { quote: 2 });
  await sweep();
  expect(await one.bet(first.bet_id)).toMatchObject({ state: 'MATCHED', matched: { odds: '2.10', profit: '110.00' } });
  expect(await other.bet(second.bet_id)).toMatchObject({ state: 'PARTIAL', matched: { stake: '50.00' } });
  expect(await third.bet(far.bet_id)).toMatchObject({ state: 'UNMATCHED' });
});

it('matches waiting lay orders likewise, the highest price first', async () => {
  const low = await placed(one, { side: 'lay', odds: 1.9, stake: 100 });
  const high = await placed(other, { side: 'lay', odds: 1.95, stake: 100 });
  match.offer([], [[1.88, 120]], { quote: 2 });
  await sweep();
  expect(await other.bet(high.bet_id)).toMatchObject({ state: 'MATCHED', matched: { odds: '1.95', liability: '95.00' } });
  expect(await one.bet(low.bet_id)).toMatchObject({ state: 'PARTIAL', matched: { stake: '20.00', liability: '18.00' } });
});

it('holds no more for a layer than while the order waited, however small the matched pieces are', async () => {
  const lay = await placed(one, { side: 'lay', odds: 1.05, stake: 300.3 });
  for (const player of [other, third, other]) await placed(player, { odds: 1.05, stake: 100.1 });
  expect(await one.bet(lay.bet_id)).toMatchObject({ state: 'MATCHED', matched: { liability: '15.02' } });
});

it.each([
  ['is suspended', { state: 'SUSPENDED' }, 'LAPSED', 'suspended'],
  ['is closed', { state: 'CLOSED' }, 'LAPSED', 'closed'],
  ['begins', { inplay: true }, 'LAPSED', 'in_play'],
] as const)('ends waiting orders when the market %s, and keeps the matched part', async (_what, change, state, reason) => {
  const whole = await placed(one, { odds: 2, stake: 100 });
  const partial = await placed(other, { side: 'lay', odds: 1.5, stake: 200 });
  await placed(third, { odds: 1.5, stake: 100 });
  platform.clock.advance(1);
  platform.feed.change(match.odds, change, platform.clock.now());
  await sweep();
  expect(await one.bet(whole.bet_id)).toMatchObject({ state, reason, status: null, waiting: { stake: '0.00' } });
  expect(await other.bet(partial.bet_id)).toMatchObject({ state: 'MATCHED', reason, status: 'open', matched: { stake: '100.00' } });
  expect([await one.exposure(), await other.exposure()]).toMatchObject([{ exposure: '0.00' }, { exposure: '50.00' }]);
});

it('ends waiting orders also for a suspension that no sweep saw', async () => {
  const bet = await placed(one, { odds: 2, stake: 100 });
  platform.clock.advance(10);
  platform.feed.change(match.odds, { state: 'SUSPENDED' }, platform.clock.now());
  platform.clock.advance(10);
  platform.feed.change(match.odds, { state: 'OPEN' }, platform.clock.now());
  const taker = await placed(other, { side: 'lay', odds: 2, stake: 100 });
  expect(taker).toMatchObject({ state: 'UNMATCHED' });
  expect(await one.bet(bet.bet_id)).toMatchObject({ state: 'LAPSED', reason: 'suspended' });
});

it('cancels the waiting orders of a player who takes a break, and matches none of them any more', async () => {
  const bet = await placed(one, { odds: 2, stake: 100 });
  expect(await one.send('POST', '/api/safer-play/time-out', { length: '24h' })).toMatchObject({ status: 200 });
  await platform.context.background.settled();
  expect(await placed(other, { side: 'lay', odds: 2, stake: 100 })).toMatchObject({ state: 'UNMATCHED' });
  expect(await one.bet(bet.bet_id)).toMatchObject({ state: 'CANCELLED', reason: 'restricted', status: null });
  expect(await one.place({ odds: 2 })).toMatchObject({ status: 403, body: { code: 'safer_play.time_out' } });
});

it('matches many crossing orders of two players without a deadlock, and the money adds up', async () => {
  const asked = Array.from({ length: 12 }, (_, at) => ({ odds: 2, stake: 100 + at }));
  const answers = await Promise.all(
    asked.flatMap((ask, at) => [
      one.place({ ...ask, side: at % 2 ? 'back' : 'lay', selection: at % 3 ? 'A' : 'B' }),
      other.place({ ...ask, side: at % 2 ? 'lay' : 'back', selection: at % 3 ? 'A' : 'B' }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { rows } = await platform.db.execute(sql`
    select count(*)::int as problems from exchange_bet where stake <> matched_stake + waiting_stake and state in ('UNMATCHED', 'PARTIAL')`);
  expect(rows).toEqual([{ problems: 0 }]);
});
