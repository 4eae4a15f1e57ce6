import { priceOf } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';
import { lockMarket } from '../markets/markets.repository';
import { createSweep } from './sweep.service';
import { readOpenOrders, type Concern } from './open-orders';

let platform: TestPlatform;
let match: AddedMatch;
let maker: Bettor;
let taker: Bettor;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  [maker, taker] = [await signUpBettor(platform, 20_000_000), await signUpBettor(platform, 100_000)];
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const MANY = 10_000;

/** Places one order and copies it: odds from 3.00 upwards, the last one best for a backer. */
async function addLayOrders(count: number) {
  const { bet_id: id } = (await maker.place({ side: 'lay', odds: 3, stake: 100 })).body;
  await platform.db.execute(sql`
    insert into exchange_bet (player_id, market_id, event_id, kind, selection, side, odds, stake, state, waiting_stake, status, placed_at,
      asked_at, decide_at, in_play)
    select player_id, market_id, event_id, kind, selection, side, 300 + 5 * (nth % 20), stake, state, waiting_stake, status, placed_at, asked_at,
      decide_at, in_play from exchange_bet, generate_series(1, ${count - 1}) as nth where 'EX' || id = ${id}`);
  await platform.db.execute(sql`
    update hold set amount = (select sum(waiting_stake * (odds - 100) / 100) from exchange_bet where market_id = ${match.odds})
    where market_id = ${match.odds}`);
}

const tableFor = (concern: Concern) =>
  inTransaction(platform.db, async (tx) => {
    const [row, market] = [await lockMarket(tx, match.odds), platform.feed.market(match.odds, platform.clock.now())];
    if (!row || !market) throw new Error('No market');
    return (await readOpenOrders(tx, platform.feed, row, market, concern, platform.clock.now())).orders;
  });

it('reads of ten thousand waiting orders only those that a turn can match', async () => {
  await addLayOrders(MANY);
  expect(await tableFor({})).toEqual([]);
  const { body } = await taker.place({ odds: 3.9, stake: 250 });
  expect(body.bet).toMatchObject({ state: 'MATCHED', matched: { stake: '250.00', odds: '3.95' } });
  const waiting = (await taker.place({ odds: 5, stake: 100 })).body.bet_id;
  expect((await tableFor({ id: Number(waiting.slice(2)) })).length).toBe(1);
  expect((await tableFor({ id: Number(waiting.slice(2)), odds: priceOf(3), stake: paisa(25_000n) })).length).toBe(4);
  expect(await taker.call('PATCH', `bets/${waiting}`, { odds: 3, stake: 250 })).toMatchObject({ body: { bet: { state: 'MATCHED' } } });
  expect((await tableFor('all')).length).toBeGreaterThan(MANY - 10);
});

it('reads the orders that the house can match', async () => {
  await addLayOrders(100);
  match.offer([], [[3.9, 100]], { quote: 2 });
  expect((await tableFor({})).map(({ odds }) => odds)).toEqual([395]);
});

it('skips the player’s own orders, cancels them and matches the ones behind', async () => {
  const other = await signUpBettor(platform);
  const own = (await taker.place({ side: 'lay', odds: 3.1, stake: 500 })).body.bet_id;
  const behind = (await other.place({ side: 'lay', odds: 3, stake: 200 })).body.bet_id;
  const { body } = await taker.place({ odds: 3, stake: 200 });
  expect(body.bet).toMatchObject({ state: 'MATCHED', matched: { odds: '3.00' } });
  expect(await taker.bet(own)).toMatchObject({ state: 'CANCELLED', reason: 'own_order' });
  expect(await other.bet(behind)).toMatchObject({ state: 'MATCHED' });
});

it('skips the orders of players who may not bet any more, and matches the ones behind', async () => {
  const [blocked, other] = [await signUpBettor(platform), await signUpBettor(platform)];
  const best = (await blocked.place({ side: 'lay', odds: 3.1, stake: 500 })).body.bet_id;
  await other.place({ side: 'lay', odds: 3, stake: 200 });
  await platform.db.execute(sql`update players set status = 'blocked' where id = ${blocked.playerId}`);
  expect((await taker.place({ odds: 3, stake: 200 })).body.bet).toMatchObject({ state: 'MATCHED', matched: { odds: '3.00' } });
  const { rows } = await platform.db.execute(sql`select state, reason from exchange_bet where 'EX' || id = ${best}`);
  expect(rows).toEqual([{ state: 'CANCELLED', reason: 'restricted' }]);
});

it('ends all of them when the event begins', async () => {
  await addLayOrders(300);
  platform.feed.change(match.odds, { inplay: true }, platform.clock.now());
  await createSweep(platform.context)();
  expect((await maker.call('GET', 'bets?state=open')).body.total).toBe(0);
  expect(await maker.exposure()).toMatchObject({ exposure: '0.00' });
});
