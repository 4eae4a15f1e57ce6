import { priceOf } from '@site/api/contracts/exchange';
import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type AddedMatch } from '../bets/testing';

let platform: TestPlatform;
let match: AddedMatch;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(() => {
  match = addMatch(platform);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

it('EXCHANGE-036, PLATFORM-059: M8: matches a back at the best prices of the house, holds the stake, and writes an open record', async () => {
  match.offer([
    [2, 1000],
    [1.99, 300],
    [1.97, 900],
  ]);
  const player = await signUpBettor(platform);
  const { status, body } = await player.place({ odds: '1.98', stake: '1500' });
  expect([status, body]).toMatchObject([
    200,
    {
      delay_ms: 0,
      bet: {
        state: 'PARTIAL',
        status: 'open',
        matched: { stake: '1300.00', odds: '2.00', profit: '1297.00', liability: '1300.00' },
        waiting: { stake: '200.00', profit: '196.00', liability: '200.00' },
      },
    },
  ]);
  expect(await player.exposure()).toMatchObject({
    main: '10000.00',
    exposure: '1500.00',
    available: '8500.00',
    markets: [{ market_id: match.odds, exposure: '1500.00' }],
  });
  expect(await recordOf(body.bet_id)).toMatchObject({ status: 'open', stake: '130000', potential_profit: '129700', odds: '2.00' });
});

const recordOf = async (name: string) =>
  (await platform.db.execute(sql`select * from exchange_record where transaction_id = ${name}`)).rows[0];

it('lets an order wait for its price, and lists it', async () => {
  const player = await signUpBettor(platform);
  const { body } = await player.place({ odds: 3, stake: 100 });
  expect(body.bet).toMatchObject({ state: 'UNMATCHED', matched: { stake: '0.00', odds: null } });
  const listed = await player.call('GET', `bets?state=open&eventId=${match.event}&marketId=${match.odds}`);
  expect(listed.body).toMatchObject({ total: 1, last_page: 1, bets: [{ bet_id: body.bet_id }] });
  expect((await player.call('GET', 'bets?state=ended')).body).toMatchObject({ total: 0, bets: [] });
  expect(await recordOf(body.bet_id)).toMatchObject({ status: 'open', stake: '10000', odds: '3.00' });
});

it('takes a whole bookmaker bet at the shown price, and a session bet at its line', async () => {
  const player = await signUpBettor(platform);
  const lay = await player.place({ marketId: match.bookmaker, side: 'lay', odds: 95, stake: 1000 });
  expect(lay.body.bet).toMatchObject({ state: 'MATCHED', odds: '95', matched: { odds: '95', profit: '1000.00', liability: '950.00' } });
  const no = await player.place({ marketId: match.fancy, selection: match.fancy, side: 'no', odds: 100, run: 64, stake: 1000 });
  expect(no.body.bet).toMatchObject({ state: 'MATCHED', run: '64', matched: { profit: '1000.00', liability: '1000.00' } });
  expect(await player.exposure()).toMatchObject({ exposure: '1950.00' });
});

it('places a bet once under its reference, also when twenty copies come at once', async () => {
  const player = await signUpBettor(platform);
  const client_ref = randomUUID();
  const copies = await Promise.all(Array.from({ length: 20 }, () => player.place({ odds: 3, client_ref })));
  expect(new Set(copies.map(({ body }) => body.bet_id)).size).toBe(1);
  expect(await player.exposure()).toMatchObject({ exposure: '100.00' });
  expect((await player.call('GET', `bets?client_ref=${client_ref}`)).body).toMatchObject({ total: 1, bets: [{ client_ref }] });
  expect(await player.place({ odds: 4, client_ref })).toMatchObject({ status: 409, body: { code: 'exchange.reference_reused' } });
});

it('returns the bet of a known reference also when the market is suspended', async () => {
  const player = await signUpBettor(platform);
  const asked = { odds: 3, client_ref: randomUUID() };
  const first = await player.place(asked);
  platform.feed.change(match.odds, { state: 'SUSPENDED' }, platform.clock.now());
  expect(await player.place(asked)).toMatchObject({ status: 200, body: { bet_id: first.body.bet_id } });
});

it('PLATFORM-059: takes one of twenty parallel bets when the money is enough for one', async () => {
  const player = await signUpBettor(platform, 1000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => player.place({ odds: 3, stake: 1000 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'exchange.funds')).toHaveLength(19);
  expect(await player.exposure()).toMatchObject({ exposure: '1000.00', available: '0.00' });
});

it('requires money only for the added exposure: M2', async () => {
  match.offer([[2, 5000]], [[1.8, 5000]]);
  const player = await signUpBettor(platform, 1000);
  await player.place({ stake: 1000 });
  expect(await player.exposure()).toMatchObject({ available: '0.00' });
  expect(await player.place({ side: 'lay', odds: 1.8, stake: 800 })).toMatchObject({ status: 200, body: { bet: { state: 'MATCHED' } } });
  expect(await player.exposure()).toMatchObject({ exposure: '200.00', available: '800.00' });
});

it('takes less than the minimum stake when an all-or-nothing bet reduces the exposure', async () => {
  match.offer([[2, 5000]], [[1.8, 5000]]);
  const player = await signUpBettor(platform);
  const small = { side: 'lay', odds: 1.8, stake: 55.56, fill: 'all_or_nothing' };
  expect(await player.place(small)).toMatchObject({ status: 422, body: { code: 'exchange.stake_limits' } });
  await player.place({ stake: 100 });
  expect(await player.place({ ...small, fill: 'keep' })).toMatchObject({ body: { code: 'exchange.stake_limits' } });
  expect(await player.place(small)).toMatchObject({ status: 200, body: { bet: { state: 'MATCHED' } } });
});

it.each([
  ['an unknown market', () => ({ marketId: '1.49999999' }), 404, 'exchange.unknown_market'],
  ['a market of another event', () => ({ eventId: '49999999' }), 404, 'exchange.unknown_market'],
  ['an unknown runner', () => ({ selection: 'Z' }), 422, 'exchange.unknown_selection'],
  ['a side that the market has not', () => ({ side: 'yes' }), 422, 'platform.invalid'],
  ['a line where there is none', () => ({ run: 4 }), 422, 'platform.invalid'],
  ['no line in a session', () => ({ marketId: match.fancy, selection: match.fancy, side: 'yes', odds: 100 }), 422, 'platform.invalid'],
  ['odds between two steps', () => ({ odds: 2.01 }), 422, 'exchange.off_ladder'],
  ['odds of three places', () => ({ odds: 1.985 }), 422, 'platform.invalid'],
  ['too small a stake', () => ({ stake: 99.99 }), 422, 'exchange.stake_limits'],
  ['too large a stake', () => ({ stake: 50_000.01 }), 422, 'exchange.stake_limits'],

  ['a bookmaker’s price that is not there', () => ({ marketId: match.bookmaker, odds: 93 }), 409, 'exchange.price_changed'],
  [
    'a line that is not there',
    () => ({ marketId: match.fancy, selection: match.fancy, side: 'yes', odds: 100, run: 64 }),
    409,
    'exchange.price_changed',
  ],
])('refuses %s and holds nothing', async (_what, asked, status, code) => {
  const player = await signUpBettor(platform, 100_000);
  expect(await player.place(asked())).toMatchObject({ status, body: { code } });
  expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
});

it('pays no more than a million in one market, at the best price that an order may get', async () => {
  match.offer([[21, 100_000]]);
  const player = await signUpBettor(platform, 100_000);
  expect(await player.place({ odds: 21, stake: 50_000 })).toMatchObject({ status: 200 });
  expect(await player.place({ odds: 1.01, stake: 100 })).toMatchObject({ status: 422, body: { code: 'exchange.profit_limit' } });
  expect(await player.place({ selection: 'B', odds: 2, stake: 100 })).toMatchObject({ status: 200 });
});

it.each(['SUSPENDED', 'BALL_RUNNING', 'CLOSED'] as const)('takes no bet while a market is %s', async (state) => {
  const player = await signUpBettor(platform);
  const codes = { SUSPENDED: 'suspended', BALL_RUNNING: 'ball_running', CLOSED: 'closed' };
  platform.feed.change(match.bookmaker, { state }, platform.clock.now());
  expect(await player.place({ marketId: match.bookmaker, odds: 92 })).toMatchObject({
    status: 409,
    body: { code: `exchange.${codes[state]}` },
  });
});

it('takes no bet on a suspended runner, nor on a side that is not offered', async () => {
  const player = await signUpBettor(platform);
  const at = platform.clock.now();
  platform.feed.change(
    match.bookmaker,
    {
      runners: [
        { id: 'A', name: 'A', back: priceOf(92), lay: null, state: 'BALL_RUNNING' },
        { id: 'B', name: 'B', back: priceOf(92), lay: null, state: 'OPEN' },
      ],
    },
    at,
  );
  expect(await player.place({ marketId: match.bookmaker, odds: 92 })).toMatchObject({ body: { code: 'exchange.ball_running' } });
  expect(await player.place({ marketId: match.bookmaker, selection: 'B', side: 'lay', odds: 92 })).toMatchObject({
    body: { code: 'exchange.suspended' },
  });
});

it('does not show a bet to another player', async () => {
  const [owner, other] = [await signUpBettor(platform), await signUpBettor(platform)];
  const { body } = await owner.place({ odds: 3 });
  for (const method of ['DELETE', 'PATCH'] as const)
    expect(await other.call(method, `bets/${body.bet_id}`, method === 'PATCH' ? { odds: 4 } : undefined)).toMatchObject({ status: 404 });
  expect((await other.call('GET', 'bets')).body.total).toBe(0);
});
