import type { Bet } from '@site/api/contracts/exchange';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';
import { holdMarket } from '../settlement/manual-settlement.service';
import { decideDue } from './decide.service';
import { createSweep } from './sweep.service';

const IN_PLAY = { inplay: true, delayMs: 5000 };

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

const sweep = () => createSweep(platform.context)();
const change = (to: object) => platform.feed.change(match.odds, to, platform.clock.now());
/** The feed changes the market one second later, and the jobs of the platform see it. */
async function seen(to: object) {
  platform.clock.advance(1);
  change(to);
  await sweep();
}
const begin = () => seen({ ...IN_PLAY, state: 'SUSPENDED' });
const openInPlay = () => seen({ state: 'OPEN' });

async function placed(player: Bettor, asked: object): Promise<Bet> {
  const { status, body } = await player.place(asked);
  expect(status).toBe(200);
  return body.bet;
}
const kept = (asked: object = {}) => placed(one, { odds: 2.1, stake: 1000, at_start: 'keep', ...asked });
const exposure = async () => (await one.exposure()).exposure;

describe('a bet of 1,000 at 2.10 with 400 matched before the match', () => {
  beforeEach(async () => {
    await placed(other, { side: 'lay', odds: 2.1, stake: 400 });
  });

  it.each([
    ['without a choice', {}],
    ['that lapses', { at_start: 'lapse' }],
  ])('S1: %s gives 600 back as the match begins, and the record says why', async (_which, choice) => {
    const bet = await placed(one, { odds: 2.1, stake: 1000, ...choice });
    expect([bet.at_start, await exposure()]).toEqual(['lapse', '1000.00']);
    await begin();
    expect(await one.bet(bet.bet_id)).toMatchObject({
      state: 'MATCHED',
      reason: 'in_play',
      matched: { stake: '400.00' },
      waiting: { stake: '0.00' },
    });
    expect(await exposure()).toBe('400.00');
  });

  it('S2: that is kept holds 1,000 over the stop of the start, and is matched in play at its price', async () => {
    const { bet_id: id } = await kept();
    await begin();
    expect(await exposure()).toBe('1000.00');
    await openInPlay();
    expect(await one.bet(id)).toMatchObject({ state: 'PARTIAL', reason: null, at_start: 'keep', waiting: { stake: '600.00' } });
    match.offer([[2.14, 5000]], [], { ...IN_PLAY, quote: 2 });
    await sweep();
    expect(await one.bet(id)).toMatchObject({ state: 'MATCHED', matched: { stake: '1000.00', odds: '2.10', profit: '1100.00' } });
    expect(await exposure()).toBe('1000.00');
  });
});

it('S3: a start gives back the part of the orders that lapse, and holds the worst case of those that are kept', async () => {
  await kept({ side: 'lay', odds: 3, stake: 500 });
  await placed(one, { selection: 'B', odds: 2, stake: 300 });
  expect(await exposure()).toBe('1300.00');
  await begin();
  expect(await exposure()).toBe('1000.00');
});

it('S4: a stop before the match, such as the toss, ends a kept order like any other', async () => {
  const { bet_id: id } = await kept();
  await seen({ state: 'SUSPENDED' });
  expect(await one.bet(id)).toMatchObject({ state: 'LAPSED', reason: 'suspended', status: null });
  expect(await exposure()).toBe('0.00');
});

it.each([
  ['seen by the jobs', true],
  ['that no job saw', false],
])('S5: a stop in play ends a kept order, also one %s', async (_which, isSeen) => {
  const { bet_id: id } = await kept();
  await begin();
  if (isSeen) await openInPlay();
  else change({ state: 'OPEN' });
  platform.clock.advance(20);
  change({ state: 'SUSPENDED' });
  if (isSeen) await sweep();
  platform.clock.advance(20);
  change({ state: 'OPEN' });
  await placed(other, { side: 'lay', odds: 2.1, stake: 1000 });
  platform.clock.advance(5);
  await decideDue(platform.context);
  expect(await one.bet(id)).toMatchObject({ state: 'LAPSED', reason: 'suspended', matched: { stake: '0.00' } });
  expect(await exposure()).toBe('0.00');
});

it('S6: a kept order keeps its place in the queue, and an order in play meets it after its own delay', async () => {
  const first = await kept({ side: 'lay', odds: 2, stake: 100 });
  await begin();
  await openInPlay();
  const second = await placed(one, { side: 'lay', odds: 2, stake: 100 });
  const taker = await placed(other, { odds: 2, stake: 150 });
  expect(taker).toMatchObject({ state: 'PLACED' });
  platform.clock.advance(5);
  await decideDue(platform.context);
  expect(await one.bet(first.bet_id)).toMatchObject({ state: 'MATCHED', matched: { stake: '100.00' } });
  expect(await one.bet(second.bet_id)).toMatchObject({ state: 'PARTIAL', matched: { stake: '50.00' } });
});

it('treats a kept order as any order in play: a change waits for the delay, and it can be cancelled during the stop of the start', async () => {
  const [changed, cancelled] = [await kept(), await kept()];
  await begin();
  expect(await one.call('PATCH', `bets/${changed.bet_id}`, { odds: 2.2 })).toMatchObject({ body: { code: 'exchange.suspended' } });
  expect(await one.call('DELETE', `bets/${cancelled.bet_id}`)).toMatchObject({
    body: { bet: { state: 'CANCELLED', reason: 'cancelled' } },
  });
  await openInPlay();
  expect(await one.call('PATCH', `bets/${changed.bet_id}`, { odds: 2.2 })).toMatchObject({ body: { bet: { state: 'PLACED' } } });
  platform.clock.advance(5);
  await decideDue(platform.context);
  expect(await one.bet(changed.bet_id)).toMatchObject({ state: 'UNMATCHED', odds: '2.20' });
});

it('ends a kept order of a player who takes a break during the stop of the start', async () => {
  const { bet_id: id } = await kept();
  await begin();
  await one.send('POST', '/api/safer-play/time-out', { length: '24h' });
  await platform.context.background.settled();
  expect(await one.bet(id)).toMatchObject({ state: 'CANCELLED', reason: 'restricted' });
});

it('ends a kept order that waited while the operator stopped the market, before the start or during its stop', async () => {
  const before = await kept();
  await holdMarket(platform.context, match.odds, 'SUSPENDED');
  await holdMarket(platform.context, match.odds, null);
  platform.clock.advance(1);
  const during = await kept({ odds: 2.2 });
  await begin();
  expect(await one.bet(before.bet_id)).toMatchObject({ state: 'LAPSED', reason: 'suspended' });
  expect(await one.bet(during.bet_id)).toMatchObject({ state: 'UNMATCHED' });
  await holdMarket(platform.context, match.odds, 'SUSPENDED');
  await sweep();
  expect(await one.bet(during.bet_id)).toMatchObject({ state: 'LAPSED', reason: 'suspended' });
});

it('gives no choice to a bet in play, with the house, or that never waits', async () => {
  const bookmaker = { marketId: match.bookmaker, odds: 92, at_start: 'keep' };
  expect((await placed(one, bookmaker)).at_start).toBeUndefined();
  match.offer([[2, 1000]]);
  expect((await placed(one, { fill: 'all_or_nothing', at_start: 'keep' })).at_start).toBeUndefined();
  match.offer([], [], { inplay: true });
  const { bet_id: id, at_start: rule } = await kept({ odds: 3, stake: 100 });
  expect(rule).toBeUndefined();
  await seen({ state: 'SUSPENDED' });
  expect(await one.bet(id)).toMatchObject({ state: 'LAPSED', reason: 'suspended' });
});
