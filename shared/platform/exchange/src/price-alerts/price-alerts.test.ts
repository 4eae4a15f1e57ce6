import { MAX_PRICE_ALERTS, TOO_MANY_PRICE_ALERTS, type PriceAlert } from '@site/api/contracts/exchange';
import { sql } from '@site/platform-kit/data/sql';
import { statementsOf } from '@site/platform-testing/statements';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type AddedMatch, type Bettor } from '../bets/testing';
import { holdMarket, settleByHand } from '../settlement/manual-settlement.service';
import { createAlertWatch } from './alert-watch.service';

let platform: TestPlatform;
let match: AddedMatch;
let player: Bettor;
let watch: () => Promise<void>;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  match.offer([[2, 1000]]);
  player = await signUpBettor(platform);
  watch = createAlertWatch(platform.context);
});
afterAll(() => platform.stop());

let quotes = 1;
/** Moves the best price to back A, and lets the watch see it. */
async function move(back: number, more: object = {}) {
  match.offer([[back, 1000]], [], { quote: (quotes += 1), ...more });
  await watch();
}

type Answer = { status: number; body: { code?: string; message?: string; alerts: PriceAlert[] } };
const call = async (...asked: Parameters<Bettor['call']>) => (await player.call(...asked)) as unknown as Answer;
const set = (asked: object = {}) =>
  call('POST', 'price-alerts', { marketId: match.odds, selection: 'A', odds: '2.10', side: 'at_least', ...asked });
const alerts = async () => (await call('GET', 'price-alerts')).body.alerts;
const messages = async ({ playerId }: Bettor = player) =>
  (
    await platform.db.execute<{ title: string; message: string }>(
      sql`select title, message from inbox_messages where player_id = ${playerId} and title like 'A price%' order by id`,
    )
  ).rows;

it('tells the player once when the price to back a runner reaches the odds, and links to the match', async () => {
  const { status, body } = await set();
  expect([status, body.alerts]).toMatchObject([
    200,
    [{ market_id: match.odds, event_id: match.event, selection: 'A', selection_name: 'Team A', odds: '2.10', side: 'at_least' }],
  ]);
  await watch();
  await move(2.08);
  expect(await messages()).toEqual([]);
  await move(2.14);
  const [told] = await messages();
  expect(told?.message).toContain('the odds to back Team A came to 2.14. You asked for 2.10 or higher.');
  expect(told?.message).toContain(`<a href="/odds-view?eventId=${match.event}&marketId=${match.odds}&selectedSport=cricket">`);
  expect(await alerts()).toEqual([]);
  await move(2.2);
  expect(await messages()).toHaveLength(1);
});

it('tells of a price from above, and of one that another player offers', async () => {
  await set({ odds: '1.90', side: 'at_most' });
  await set({ odds: '2.10', side: 'at_least' });
  const other = await signUpBettor(platform);
  await other.place({ side: 'lay', odds: 2.1, stake: 100 });
  await watch();
  expect(await alerts()).toMatchObject([{ odds: '1.90', side: 'at_most' }]);
  await other.call('DELETE', `bets/${(await other.call('GET', 'bets')).body.bets[0]?.bet_id}`);
  await move(1.88);
  expect(await messages()).toHaveLength(2);
});

it('takes no own order for a price, and no price of a suspended market', async () => {
  await set();
  await player.place({ side: 'lay', odds: 2.2, stake: 100 });
  await watch();
  await move(2.4, { state: 'SUSPENDED' });
  expect(await alerts()).toHaveLength(1);
  await move(2.4);
  expect(await alerts()).toEqual([]);
});

it('changes the odds of an alert, deletes one, and leaves those of other players alone', async () => {
  await set();
  const [changed] = (await set({ odds: '3.00' })).body.alerts;
  expect(await alerts()).toMatchObject([{ odds: '3.00' }]);
  const owner = player;
  player = await signUpBettor(platform);
  expect((await call('DELETE', `price-alerts/${changed?.id}`)).body.alerts).toEqual([]);
  player = owner;
  expect(await alerts()).toHaveLength(1);
  expect((await call('DELETE', `price-alerts/${changed?.id}`)).body.alerts).toEqual([]);
  await move(3);
  expect(await messages()).toEqual([]);
});

it(`keeps ${MAX_PRICE_ALERTS} and no more, however many come at once`, async () => {
  const markets = Array.from({ length: MAX_PRICE_ALERTS + 1 }, () => addMatch(platform).odds);
  const answers = await Promise.all(markets.map((marketId) => set({ marketId })));
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject([
    { body: { code: 'exchange.too_many_pins', message: TOO_MANY_PRICE_ALERTS } },
  ]);
  expect(await alerts()).toHaveLength(MAX_PRICE_ALERTS);
});

it('ends with the result of the market, and at a break of the player', async () => {
  await set();
  await settleByHand(platform.context, match.odds, () => ({ kind: 'winner', runners: ['A'] }));
  expect(await alerts()).toEqual([]);
  expect(await set()).toMatchObject({ status: 409, body: { code: 'exchange.closed' } });
  match = addMatch(platform);
  await set();
  await player.send('POST', '/api/safer-play/time-out', { length: '24h' });
  await platform.context.background.settled();
  expect(await alerts()).toEqual([]);
  expect(await set()).toMatchObject({ status: 403, body: { code: 'safer_play.time_out' } });
});

it('tells nobody who may not bet, also when the end of the alerts was lost with a process', async () => {
  await set();
  await platform.db.execute(sql`update players set status = 'blocked' where id = ${player.playerId}`);
  await move(2.2);
  expect(await messages()).toEqual([]);
});

it('follows the market as the operator has it', async () => {
  await set();
  await holdMarket(platform.context, match.odds, 'SUSPENDED');
  await move(2.2);
  expect(await messages()).toEqual([]);
  await holdMarket(platform.context, match.odds, null);
  await watch();
  expect(await messages()).toHaveLength(1);
});

it.each([
  ['an unknown market', { marketId: '1.49999999' }, 404, 'exchange.unknown_market'],
  ['a bookmaker market', () => ({ marketId: match.bookmaker }), 404, 'exchange.unknown_market'],
  ['an unknown runner', { selection: 'Z' }, 422, 'exchange.unknown_selection'],
  ['odds between two steps', { odds: '2.01' }, 422, 'exchange.off_ladder'],
  ['another side', { side: 'back' }, 422, 'platform.invalid'],
])('refuses %s', async (_what, asked, status, code) => {
  expect(await set(typeof asked === 'function' ? asked() : asked)).toMatchObject({ status, body: { code } });
});

it('two workers tell a reached price once, and a quiet market costs one question', async () => {
  await set();
  await watch();
  expect(await statementsOf(watch)).toHaveLength(1);
  match.offer([[2.2, 1000]], [], { quote: (quotes += 1) });
  const other = createAlertWatch(platform.context);
  await Promise.all([watch(), other(), watch(), other()]);
  expect(await messages()).toHaveLength(1);
});
