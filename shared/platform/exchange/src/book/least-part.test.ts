import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';
import { decideDue } from './decide.service';

let platform: TestPlatform;
let match: AddedMatch;
let one: Bettor;
let other: Bettor;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  match.offer([
    [2, 300],
    [1.99, 200],
  ]);
  [one, other] = [await signUpBettor(platform), await signUpBettor(platform)];
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const ask = (player: Bettor, asked: object) => player.place({ odds: 1.99, stake: 1000, fill: 'all_or_nothing', ...asked });
const placed = async (player: Bettor, asked: object) => {
  const { status, body } = await ask(player, asked);
  expect(status).toBe(200);
  return body.bet;
};
const exposure = async (player = one) => (await player.exposure()).exposure;
const NOTHING = { state: 'REJECTED', reason: 'not_filled', status: null, matched: { stake: '0.00' }, waiting: { stake: '0.00' } };

describe('a bet of 1,000 at 1.99, where the book holds 300 at 2.00 and 200 at 1.99', () => {
  it.each([400, 500])('L1: that asks for at least %d is matched with 500, and the other 500 end at once', async (least) => {
    expect(await placed(one, { min_fill: least })).toMatchObject({
      state: 'MATCHED',
      reason: 'not_filled',
      status: 'open',
      min_fill: `${least}.00`,
      matched: { stake: '500.00', odds: '2.00', profit: '498.00', liability: '500.00' },
      waiting: { stake: '0.00' },
    });
    expect(await exposure()).toBe('500.00');
  });

  it('L2: that asks for at least 500.01 is refused, holds nothing, and leaves the book to the next bet', async () => {
    expect(await placed(one, { min_fill: 500.01 })).toMatchObject(NOTHING);
    expect(await exposure()).toBe('0.00');
    expect(await placed(other, { stake: 500 })).toMatchObject({ state: 'MATCHED', reason: null, matched: { stake: '500.00' } });
  });

  it('L3: that names its whole stake as the least part is all or nothing', async () => {
    expect(await placed(one, { min_fill: 1000 })).toMatchObject(NOTHING);
    expect(await placed(one, { stake: 500, min_fill: 500 })).toMatchObject({ state: 'MATCHED', reason: null });
  });
});

it('L4: a lay holds the liability of the matched part only', async () => {
  match.offer([]);
  await other.place({ odds: 2.1, stake: 250 });
  expect(await placed(one, { side: 'lay', odds: 2.1, min_fill: 250 })).toMatchObject({
    state: 'MATCHED',
    matched: { stake: '250.00', profit: '250.00', liability: '275.00' },
  });
  expect([await exposure(), await exposure(other)]).toEqual(['275.00', '250.00']);
});

it('L5: in play it holds the whole stake during the delay, and decides with the book at its end', async () => {
  match.offer([[2, 300]], [], { inplay: true, delayMs: 5000 });
  const { bet_id: id } = await placed(one, { min_fill: 400 });
  const { bet_id: second } = await placed(other, { stake: 600, min_fill: 250 });
  expect(await exposure()).toBe('1000.00');
  match.offer([[2, 450]], [], { inplay: true, delayMs: 5000, quote: 2 });
  platform.clock.advance(5);
  await decideDue(platform.context);
  expect(await one.bet(id)).toMatchObject({ state: 'MATCHED', matched: { stake: '450.00' } });
  expect(await other.bet(second)).toMatchObject(NOTHING);
  expect([await exposure(), await exposure(other)]).toEqual(['450.00', '0.00']);
});

it('does not count own orders for the least part, and leaves them where they are when the bet is refused', async () => {
  match.offer([]);
  const own = await one.place({ side: 'lay', odds: 2, stake: 400 });
  await other.place({ side: 'lay', odds: 2, stake: 100 });
  expect(await placed(one, { odds: 2, min_fill: 200 })).toMatchObject(NOTHING);
  expect(await one.bet(own.body.bet_id)).toMatchObject({ state: 'UNMATCHED' });
});

it.each([
  ['more than the stake', { min_fill: 1000.01 }],
  ['a bet whose rest waits', { min_fill: 500, fill: 'keep' }],
  ['a bet without a fill', { min_fill: 500, fill: undefined }],
  ['a bet with the house', () => ({ min_fill: 500, marketId: match.bookmaker, odds: 92 })],
])('refuses a least part for %s', async (_what, asked) => {
  const answer = await ask(one, typeof asked === 'function' ? asked() : asked);
  expect(answer).toMatchObject({ status: 422, body: { code: 'platform.invalid' } });
  expect(await exposure()).toBe('0.00');
});
