import { priceOf } from '@site/api/contracts/exchange';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';
import { createSweep } from './sweep.service';
import { decideDue } from './decide.service';

let platform: TestPlatform;
let match: AddedMatch;
let player: Bettor;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  match.offer([[2, 1000]], [[2.02, 1000]], { inplay: true, delayMs: 5000 });
  match.offerBookmaker({ inplay: true, delayMs: 2000 });
  match.offerFancy({ inplay: true, delayMs: 2000 });
  player = await signUpBettor(platform, 1000);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const wait = async (seconds: number) => {
  platform.clock.advance(seconds);
  await decideDue(platform.context);
};
const change = (marketId: string, to: object) => platform.feed.change(marketId, to, platform.clock.now());
const placed = async (asked: object) => {
  const { status, body } = await player.place(asked);
  expect([status, body.bet]).toMatchObject([200, { state: 'PLACED' }]);
  return body.bet_id;
};
const onBookmaker = (more: object) => placed({ marketId: match.bookmaker, odds: 92, ...more });
const onFancy = (more: object) => placed({ marketId: match.fancy, selection: match.fancy, side: 'yes', odds: 100, run: 65, ...more });

it('PLATFORM-059: holds the money at once and decides when the delay is over, not before', async () => {
  const { body } = await player.place({ stake: 400 });
  expect(body).toMatchObject({
    delay_ms: 5000,
    bet: { state: 'PLACED', status: 'open', waiting: { stake: '400.00', liability: '400.00' } },
  });
  expect(await player.exposure()).toMatchObject({ exposure: '400.00' });
  await wait(4.9);
  expect(await player.bet(body.bet_id)).toMatchObject({ state: 'PLACED' });
  await wait(0.1);
  expect(await player.bet(body.bet_id)).toMatchObject({ state: 'MATCHED', matched: { stake: '400.00', odds: '2.00' } });
  expect(await player.exposure()).toMatchObject({ exposure: '400.00' });
});

it('decides once, also when two processes do at the same moment', async () => {
  const ids = [await placed({ stake: 100 }), await placed({ stake: 100 })];
  platform.clock.advance(5);
  const sweep = createSweep(platform.context);
  await Promise.all([decideDue(platform.context), decideDue(platform.context), sweep(), sweep()]);
  for (const id of ids) expect(await player.bet(id)).toMatchObject({ state: 'MATCHED', matched: { stake: '100.00' } });
});

it('decides the bets of other markets when one market fails', async () => {
  const [lost, other] = [await placed({ stake: 100 }), await onBookmaker({ stake: 100 })];
  const { market } = platform.feed;
  const lose = jest.spyOn(platform.feed, 'market').mockImplementation((id, at) => (id === match.odds ? null : market(id, at)));
  platform.clock.advance(5);
  await expect(decideDue(platform.context)).rejects.toThrow('1 failed');
  expect(await player.bet(other)).toMatchObject({ state: 'MATCHED' });
  lose.mockRestore();
  await decideDue(platform.context);
  expect(await player.bet(lost)).toMatchObject({ state: 'MATCHED' });
});

it.each([
  ['SUSPENDED', 'suspended'],
  ['BALL_RUNNING', 'ball_running'],
] as const)('refuses a bet when its market was %s at any moment of the delay, and holds nothing', async (state, reason) => {
  const id = await onBookmaker({});
  platform.clock.advance(1);
  change(match.bookmaker, { state });
  platform.clock.advance(0.5);
  change(match.bookmaker, { state: 'OPEN' });
  await wait(0.5);
  expect(await player.bet(id)).toMatchObject({ state: 'REJECTED', reason, status: null });
  expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
});

it('refuses an exchange bet after a suspension during its delay, and a bet whose event began meanwhile', async () => {
  const first = await placed({});
  change(match.odds, { state: 'SUSPENDED' });
  await wait(5);
  expect(await player.bet(first)).toMatchObject({ state: 'REJECTED', reason: 'suspended' });
  change(match.odds, { state: 'OPEN', inplay: false });
  const second = await placed({});
  change(match.odds, { inplay: true });
  await wait(5);
  expect(await player.bet(second)).toMatchObject({ state: 'REJECTED', reason: 'in_play' });
});

it.each([
  // The requested price, the current price, the policy and the outcome.
  ['back', 92, 92, 'none', '92'],
  ['back', 92, 95, 'none', null],
  ['back', 92, 95, 'better', '95'],
  ['back', 92, 90, 'better', null],
  ['back', 92, 90, 'any', '90'],
  ['lay', 95, 90, 'better', '90'],
  ['lay', 95, 97, 'better', null],
  ['lay', 95, 97, 'any', '97'],
] as const)('bookmaker: a %s at %d that became %d under "%s" is matched at %s', async (side, asked, now, policy, at) => {
  const id = await onBookmaker({ side, odds: asked, policy });
  const row = { id: 'A', name: 'A', back: now * 100, lay: now * 100, state: 'OPEN' };
  change(match.bookmaker, { runners: [row] });
  await wait(2);
  const bet = await player.bet(id);
  if (at) expect(bet).toMatchObject({ state: 'MATCHED', matched: { odds: at } });
  else expect(bet).toMatchObject({ state: 'REJECTED', reason: 'price_changed', new_odds: String(now), status: null });
});

it.each([
  // Side, the current line and rate, the policy, and the line of the match. The bet requests 65 at 100.
  ['yes', 64, 100, 'better', '64'],
  ['yes', 64, 100, 'none', null],
  ['yes', 66, 120, 'better', null],
  ['yes', 66, 120, 'any', null],
  ['yes', 64, 90, 'better', null],
  ['yes', 64, 90, 'any', '64'],
  ['no', 66, 100, 'better', '66'],
  ['no', 64, 80, 'any', null],
  ['no', 65, 90, 'better', '65'],
  ['no', 65, 110, 'better', null],
] as const)('session: a %s that became %d at %d under "%s" is matched at line %s', async (side, line, rate, policy, at) => {
  match.offerFancy({ inplay: true, delayMs: 2000, fancy: { type: 2, no: 65, noRate: priceOf(100), yes: 65, yesRate: priceOf(100) } });
  const id = await onFancy({ side, policy });
  change(match.fancy, { fancy: { type: 2, no: line, noRate: priceOf(rate), yes: line, yesRate: priceOf(rate) } });
  await wait(2);
  const bet = await player.bet(id);
  if (at) expect(bet).toMatchObject({ state: 'MATCHED', run: at, matched: { odds: String(rate) } });
  else expect(bet).toMatchObject({ state: 'REJECTED', reason: 'price_changed', new_run: String(line), new_odds: String(rate) });
});

it('refuses a moved price that needs more money than the player has, under every policy', async () => {
  const id = await onBookmaker({ side: 'lay', odds: 95, stake: 1000, policy: 'any' });
  change(match.bookmaker, { runners: [{ id: 'A', name: 'A', back: 9900, lay: 10_100, state: 'OPEN' }] });
  await wait(2);
  expect(await player.bet(id)).toMatchObject({ state: 'REJECTED', reason: 'price_changed', new_odds: '101' });
  expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
});

it.each([
  [
    'the exchange',
    () => placed({ odds: 2, stake: 50_000 }),
    () => match.offer([[22, 100_000]], [], { inplay: true, delayMs: 5000, quote: 2 }),
    '22.00',
  ],
  [
    'the bookmaker',
    () => onBookmaker({ stake: 50_000 }),
    () => change(match.bookmaker, { runners: [{ id: 'A', name: 'A', back: 210_000, lay: null, state: 'OPEN' }] }),
    '2100',
  ],
] as const)('refuses a bet at %s that would win more than a million because its price moved', async (_where, place, move, price) => {
  player = await signUpBettor(platform, 60_000);
  const id = await place();
  move();
  await wait(5);
  expect(await player.bet(id)).toMatchObject({ state: 'REJECTED', reason: 'price_changed', new_odds: price });
  expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
});

it('counts for the million only what the orders of others really pay', async () => {
  player = await signUpBettor(platform, 60_000);
  const other = await signUpBettor(platform, 1_000_000);
  match.offer([], [], { inplay: true, delayMs: 5000 });
  await other.place({ side: 'lay', odds: 1000, stake: 100 });
  await wait(5);
  const id = await placed({ odds: 2, stake: 50_000 });
  await wait(5);
  expect(await player.bet(id)).toMatchObject({ state: 'PARTIAL', matched: { stake: '100.00', odds: '1000.00' } });
});

it('refuses a bet whose side is not offered any more', async () => {
  const id = await onFancy({});
  change(match.fancy, { fancy: { type: 2, no: 64, noRate: 10_000, yes: null, yesRate: null } });
  await wait(2);
  expect(await player.bet(id)).toMatchObject({ state: 'REJECTED', reason: 'suspended' });
});

it('refuses a bet in its delay when its player takes a break', async () => {
  const id = await placed({});
  await player.send('POST', '/api/safer-play/time-out', { length: '24h' });
  await wait(5);
  expect(await player.bet(id)).toMatchObject({ state: 'REJECTED', reason: 'restricted', status: null });
});
