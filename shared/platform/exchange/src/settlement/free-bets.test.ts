import { paisaOfTaka, type Paisa } from '@site/api/money';
import { priceOf } from '@site/api/contracts/exchange';
import { inTransaction } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { assertLedger, cashOf, playerFreeBets, readBalance } from '@site/platform-domains/ledger';
import { endFreeBets, offerFreeBet } from '@site/platform-domains/rewards';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { addMatch, signUpBettor, type AddedMatch, type Bettor } from '../bets/testing';
import { settleByHand } from './manual-settlement.service';

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

const DAY_S = 86_400;
const winner = (...runners: string[]): MarketResult => ({ kind: 'winner', runners });
const VOID: MarketResult = { kind: 'void', reason: 'abandoned' };

const give = async ({ playerId }: Bettor, taka = 100, days = 7) => {
  const createdAt = platform.clock.now();
  const validUntil = new Date(createdAt.getTime() + days * DAY_S * 1000);
  const offer = {
    playerId,
    amount: paisaOfTaka(taka),
    leastOdds: priceOf(1.5),
    validUntil,
    reason: 'test',
    proposedBy: 'leila',
    createdAt,
    key: null,
  };
  return (await inTransaction(platform.db, (tx) => offerFreeBet(tx, offer))).id;
};
const settle = (result: MarketResult, marketId = match.odds) => settleByHand(platform.context, marketId, () => result);
const taka = (amount: Paisa) => Number(amount) / 100;
/** Money of a player, the free bets of the player, and what bonuses cost the house, in BDT. */
const moneyOf = async ({ playerId }: Bettor) => {
  const expense = await platform.db.execute<{ cost: string }>(
    sql`select coalesce(-sum(balance_cached), 0) as cost from account where player_id = ${playerId} and kind = 'BONUS_EXPENSE'`,
  );
  return {
    cash: taka(await cashOf(platform.db, playerId)),
    free: taka(await readBalance(platform.db, playerFreeBets(playerId).key)),
    cost: Number(expense.rows[0]?.cost) / 100,
  };
};
const freeBetOf = async (player: Bettor) => {
  const { body } = await player.send('GET', '/api/free-bets');
  return (body as unknown as { free_bets: object[] }).free_bets[0];
};
/** The player backs A at 3.00 with the free bet; the other player lays it. */
async function matched(stake = 100) {
  const id = await give(one, stake);
  await other.place({ side: 'lay', odds: 3, stake });
  const { body } = await one.place({ odds: 3, stake, free_bet_id: id });
  return { id, bet: body.bet_id };
}

it.each([
  ['wins: the profit less 2 %, without the stake', winner('A'), { cash: 1196, free: 0, cost: 0 }, 800, { won: '200.00', state: 'used' }],
  ['loses: nothing of the player', winner('B'), { cash: 1000, free: 0, cost: 100 }, 1098, { won: '0.00', state: 'used' }],
  ['void: the free bet comes back', VOID, { cash: 1000, free: 100, cost: 100 }, 1000, { left: '100.00', state: 'open' }],
  ['dead heat of two: as a paid bet, never a loss', winner('A', 'B'), { cash: 1049, free: 0, cost: 0 }, 950, { won: '50.00' }],
])('a free bet of 100 at 3.00 that %s', async (_name, result, money, layers, shown) => {
  const { bet } = await matched();
  expect(await one.exposure()).toMatchObject({ main: '1000.00', exposure: '0.00' });
  expect(await freeBetOf(one)).toMatchObject({ state: 'in_bet', left: '0.00', in_bets: '100.00' });
  await settle(result);
  expect(await moneyOf(one)).toEqual(money);
  expect((await moneyOf(other)).cash).toBe(layers);
  expect(await freeBetOf(one)).toMatchObject(shown);
  const { body } = await one.send('GET', '/api/exchange-records?status=settled');
  const [record] = (body as unknown as { data: object[] }).data;
  expect(record).toMatchObject({ transaction_id: bet, free_bet: true, potential_liability: '0.00' });
});

it('counts no turnover, no points and no stake of a free bet, and no loss', async () => {
  await matched();
  await settle(winner('A'));
  const { rows } = await platform.db.execute(sql`
    select stake, turnover, gross from exchange_profit where market_id = ${match.odds} and player_id = ${one.playerId}`);
  expect(rows).toEqual([{ stake: '0', turnover: '0', gross: '20000' }]);
});

it.each<[string, MarketResult[], { cash: number; free: number; cost: number }]>([
  ['lost, then won', [winner('B'), winner('A')], { cash: 1196, free: 0, cost: 0 }],
  ['won, then void', [winner('A'), VOID], { cash: 1000, free: 100, cost: 100 }],
  ['void, then lost: the house pays the stake once more', [VOID, winner('B')], { cash: 1000, free: 100, cost: 200 }],
  ['void, then won', [VOID, winner('A')], { cash: 1196, free: 100, cost: 100 }],
  ['lost, void, lost', [winner('B'), VOID, winner('B')], { cash: 1000, free: 100, cost: 200 }],
])('follows a corrected result: %s', async (_name, results, money) => {
  await matched();
  for (const result of results) await settle(result);
  expect(await moneyOf(one)).toEqual(money);
});

it('gives the unmatched rest back, by a cancellation or by the end of the market', async () => {
  const id = await give(one, 300);
  await other.place({ side: 'lay', odds: 3, stake: 100 });
  const bet = (await one.place({ odds: 3, stake: 300, free_bet_id: id })).body.bet_id;
  expect(await one.call('PATCH', `bets/${bet}`, { odds: 4 })).toMatchObject({ status: 409, body: { code: 'exchange.nothing_waits' } });
  await one.call('DELETE', `bets/${bet}`);
  expect(await freeBetOf(one)).toMatchObject({ state: 'open', left: '200.00', in_bets: '100.00' });
  await one.place({ odds: 5, stake: 200, free_bet_id: id });
  await settle(winner('B'));
  expect(await freeBetOf(one)).toMatchObject({ state: 'open', left: '200.00', in_bets: '0.00' });
  expect(await moneyOf(one)).toEqual({ cash: 1000, free: 200, cost: 300 });
});

it('ends with its validity: the rest goes back to the house, and what an open bet has when that bet is void', async () => {
  const id = await give(one, 300, 1);
  await other.place({ side: 'lay', odds: 3, stake: 100 });
  const bet = (await one.place({ odds: 3, stake: 300, free_bet_id: id })).body.bet_id;
  await one.call('DELETE', `bets/${bet}`);
  platform.clock.advance(DAY_S);
  expect(await one.place({ odds: 3, stake: 200, free_bet_id: id })).toMatchObject({ status: 422, body: { code: 'exchange.funds' } });
  await endFreeBets(platform.context);
  await endFreeBets(platform.context);
  expect(await moneyOf(one)).toEqual({ cash: 1000, free: 100, cost: 100 });
  await settle(VOID);
  await endFreeBets(platform.context);
  expect(await freeBetOf(one)).toMatchObject({ state: 'expired', left: '0.00', in_bets: '0.00' });
  expect(await moneyOf(one)).toEqual({ cash: 1000, free: 0, cost: 0 });
  await settle(winner('B'));
  expect(await moneyOf(one)).toEqual({ cash: 1000, free: 0, cost: 100 });
});

it.each<[string, Record<string, unknown>, string]>([
  ['another stake', { stake: 99 }, 'exchange.stake_limits'],
  ['odds below its least odds', { odds: 1.49 }, 'exchange.off_ladder'],
  ['a lay', { side: 'lay' }, 'exchange.funds'],
  ['a market that is no Match Odds', { market: 'bookmaker' }, 'exchange.funds'],
])('refuses a free bet for %s', async (_name, { market, ...asked }, code) => {
  const id = await give(one);
  const elsewhere = market ? { marketId: match.bookmaker, odds: 92 } : {};
  expect(await one.place({ odds: 3, free_bet_id: id, ...asked, ...elsewhere })).toMatchObject({ status: 422, body: { code } });
  expect(await moneyOf(one)).toEqual({ cash: 1000, free: 100, cost: 100 });
});

it('gives one free bet to one bet of its own player, also when both are sent at once', async () => {
  const id = await give(one);
  expect(await other.place({ odds: 3, free_bet_id: id })).toMatchObject({ status: 422, body: { code: 'exchange.funds' } });
  const answers = await Promise.all([1, 2, 3].map(() => one.place({ odds: 3, free_bet_id: id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(await freeBetOf(one)).toMatchObject({ in_bets: '100.00' });
});

it('is not cashed out, and its win covers no other bet', async () => {
  await matched();
  await one.place({ side: 'lay', odds: 3, stake: 100 });
  expect(await one.exposure()).toMatchObject({ exposure: '200.00' });
  await one.call('DELETE', `bets/${(await one.call('GET', 'bets?state=open')).body.bets[0]?.bet_id ?? ''}`);
  match.offer([], [[2, 1000]]);
  const ask = { marketId: match.odds, eventId: match.event, selection: 'A', side: 'lay', odds: 2, share: 100 };
  expect(await one.call('POST', 'cash-outs', ask)).toMatchObject({ status: 409, body: { code: 'exchange.nothing_waits' } });
});
