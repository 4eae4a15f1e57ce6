import { sql } from '@site/platform-kit/data/sql';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
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
  [one, other] = [await signUpBettor(platform), await signUpBettor(platform)];
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

it.each([
  ['a stake of 1e3', { stake: '1e3' }],
  ['a stake in other digits', { stake: '１００' }],
  ['a stake in Bangla digits', { stake: '১০০' }],
  ['a stake of 1e309', { stake: '1e309' }],
  ['a stake below zero', { stake: -100 }],
  ['a stake of three places', { stake: '100.001' }],
  ['no stake', { stake: '' }],
  ['odds of 1.001', { odds: 1.001 }],
  ['odds of 1e2', { odds: '1e2' }],
  ['odds below zero', { odds: -2 }],
  ['odds of nothing', { odds: 0 }],
  ['a reference that is none', { client_ref: 'x' }],
  ['a field more', { player_id: 1 }],
  ['an id with a path', { marketId: '../1' }],
  ['a policy that is none', { policy: 'worse' }],
])('refuses %s', async (_what, asked) => {
  expect(await one.place(asked)).toMatchObject({ status: 422, body: { code: 'platform.invalid' } });
  expect(await one.exposure()).toMatchObject({ exposure: '0.00' });
});

it.each([
  ['odds of one', () => ({ odds: 1 }), 'exchange.off_ladder'],
  ['a back in a session', () => ({ marketId: match.fancy, selection: match.fancy, side: 'back', odds: 100, run: 65 }), 'platform.invalid'],
  ['a yes at the exchange', () => ({ side: 'yes', run: 3 }), 'platform.invalid'],
  ['a runner of another market', () => ({ marketId: match.bookmaker, selection: 'C', odds: 92 }), 'exchange.unknown_selection'],
  ['a runner in a session', () => ({ marketId: match.fancy, side: 'yes', odds: 100, run: 65 }), 'exchange.unknown_selection'],
])('refuses %s', async (_what, asked, code) => {
  expect(await one.place(asked())).toMatchObject({ status: 422, body: { code } });
});

it('PLATFORM-059: refuses a real market under another event', async () => {
  const second = addMatch(platform);
  expect(await one.place({ marketId: match.odds, eventId: second.event })).toMatchObject({ status: 404 });
});

it('cancels a bet once, also with many parallel requests', async () => {
  const { bet_id: id } = (await one.place({ odds: 3 })).body;
  const answers = await Promise.all(Array.from({ length: 20 }, () => one.call('DELETE', `bets/${id}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'exchange.nothing_waits')).toHaveLength(19);
  expect(await one.exposure()).toMatchObject({ exposure: '0.00' });
});

it.each(['DELETE', 'PATCH'] as const)(
  'a %s at the moment of a match: all of the stake is either matched, waiting or released',
  async (method) => {
    const { bet_id: id } = (await one.place({ side: 'lay', odds: 2, stake: 500 })).body;
    const [changed, met] = await Promise.all([
      one.call(method, `bets/${id}`, method === 'PATCH' ? { odds: 1.9 } : undefined),
      other.place({ odds: 2, stake: 200 }),
    ]);
    expect([changed.status, met.status]).toEqual([200, 200]);
    const [lay, back] = [await one.bet(id), await other.bet(met.body.bet_id)];
    expect(lay?.matched.stake).toBe(back?.matched.stake);
    const { rows } = await platform.db.execute<{ gone: boolean }>(sql`
    select stake = matched_stake + waiting_stake or state in ('MATCHED', 'CANCELLED') as gone from exchange_bet where market_id = ${match.odds}`);
    expect(rows).toEqual([{ gone: true }, { gone: true }]);
  },
);

it('does not find a bet of another player by its reference', async () => {
  const client_ref = '11111111-2222-4333-8444-555555555555';
  await one.place({ odds: 3, client_ref });
  expect((await other.call('GET', `bets?client_ref=${client_ref}`)).body).toMatchObject({ total: 0 });
});
