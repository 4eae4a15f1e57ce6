import {
  BALL_IS_RUNNING,
  MARKET_CLOSED,
  MARKET_SUSPENDED,
  NOT_ENOUGH_FUNDS,
  OFF_LADDER,
  priceOf,
  priceOfHundredths,
  type Price,
} from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { sampleBet } from '../bets/bets.fixtures';
import { scriptedLive } from './live.fixtures';
import { quoteOf } from './quote.rules';
import { addToStake, highestStake, slipProblem, waitsInBook, type SlipFacts } from './slip.rules';
import { bookmakerPick, fancyPick, samplePick } from './slip.fixtures';
import type { PickedPrice } from './picked-price';
import { EVENT_ID, sampleBookmaker, sampleBookmakerRunner, sampleEvent, sampleFancy, sampleMatchOdds } from '#fixtures';

const factsOf = (
  pick: PickedPrice,
  { price = pick.price, stake = '500', ...change }: Partial<SlipFacts> & { price?: Price; stake?: string } = {},
): SlipFacts => ({
  draft: { pick, price, stake },
  quote: quoteOf(scriptedLive(), pick),
  isOnline: true,
  isRestricted: false,
  policy: 'better',
  fill: 'keep',
  bets: [],
  available: paisa(10_000_000n),
  ...change,
});
const keyOf = (facts: SlipFacts) => slipProblem(facts)?.key ?? null;
const quoted = (pick: PickedPrice, said: Parameters<typeof scriptedLive>[0]) => quoteOf(scriptedLive(said), pick);
const withRunner = (change: Parameters<typeof sampleBookmakerRunner>[0]) => ({
  event: sampleEvent({ bookmakers: [sampleBookmaker({ runners: [sampleBookmakerRunner(change)] })] }),
});
const withFancy = (change: Parameters<typeof sampleFancy>[2]) => ({
  event: sampleEvent({ fancy: [sampleFancy('F-6OV1', '6 over runs Dhaka Deltas', change)] }),
});

const ODDS = samplePick();
const HOUSE = bookmakerPick();
const LINE = fancyPick();

it.each([ODDS, samplePick({ side: 'lay', price: priceOf(1.99) }), HOUSE, LINE])(
  'lets a bet at the price that is shown pass: $marketKind $side',
  (pick) => {
    expect(slipProblem(factsOf(pick))).toBeNull();
  },
);

it.each<[string, SlipFacts, string]>([
  ['the page is offline', factsOf(ODDS, { isOnline: false }), 'slip.offline'],
  ['the player asked for a pause', factsOf(ODDS, { isRestricted: true }), 'slip.restricted'],
  ['no prices have come', factsOf(ODDS, { quote: quoted(ODDS, { status: 'loading', matchOdds: null }) }), 'slip.loading'],
  ['prices are stale', factsOf(ODDS, { quote: quoted(ODDS, { status: 'stale' }) }), 'slip.stale'],
  ['nobody follows the event', factsOf(ODDS, { quote: null }), 'slip.stale'],
  ['the market is gone', factsOf(LINE, { quote: quoted(LINE, { event: sampleEvent({ fancy: [] }) }) }), MARKET_CLOSED],
  ['the market is settled', factsOf(ODDS, { quote: quoted(ODDS, { matchOdds: sampleMatchOdds({ status: 'SETTLED' }) }) }), MARKET_CLOSED],
  [
    'the market is suspended',
    factsOf(ODDS, { quote: quoted(ODDS, { matchOdds: sampleMatchOdds({ status: 'SUSPENDED' }) }) }),
    MARKET_SUSPENDED,
  ],
  ['the bookmaker is suspended', factsOf(HOUSE, { quote: quoted(HOUSE, withRunner({ suspended: 1 })) }), MARKET_SUSPENDED],
  ['the ball is running', factsOf(LINE, { quote: quoted(LINE, withFancy({ ball_running: 1 })) }), BALL_IS_RUNNING],
  ['the side is not offered', factsOf(HOUSE, { quote: quoted(HOUSE, withRunner({ backPrice: 0 })) }), 'slip.notOffered'],
  ['the price got worse', factsOf(HOUSE, { quote: quoted(HOUSE, withRunner({ backPrice: 90 })) }), 'slip.moved'],
  ['the line got worse', factsOf(LINE, { policy: 'any', quote: quoted(LINE, withFancy({ yes: 66 })) }), 'slip.moved'],
  [
    'the price got better but only one is wanted',
    factsOf(HOUSE, { policy: 'none', quote: quoted(HOUSE, withRunner({ backPrice: 94 })) }),
    'slip.moved',
  ],
  ['the odds are no step of the ladder', factsOf(ODDS, { price: priceOf(2.03) }), OFF_LADDER],
  ['nothing is staked', factsOf(ODDS, { stake: '' }), 'slip.noStake'],
  ['the stake is too low', factsOf(ODDS, { stake: '99.99' }), 'slip.tooLittle'],
  ['the stake is too high', factsOf(ODDS, { stake: '50000.01' }), 'slip.tooMuch'],
  ['it would win too much', factsOf(ODDS, { price: priceOf(1000), stake: '1002' }), 'slip.tooMuchProfit'],
  ['the funds do not cover it', factsOf(ODDS, { available: paisa(49_999n) }), NOT_ENOUGH_FUNDS],
])('returns the reason while %s', (_, facts, key) => expect(keyOf(facts)).toBe(key));

it.each<[string, SlipFacts]>([
  ['a better price', factsOf(HOUSE, { quote: quoted(HOUSE, withRunner({ backPrice: 94 })) })],
  ['a better line', factsOf(LINE, { quote: quoted(LINE, withFancy({ yes: 64 })) })],
  ['a worse price with any', factsOf(HOUSE, { policy: 'any', quote: quoted(HOUSE, withRunner({ backPrice: 90 })) })],
  ['other odds than the market’s', factsOf(ODDS, { price: priceOf(2.1) })],
  ['funds that are not known', factsOf(ODDS, { available: null })],
])('has no problem with %s', (_, facts) => expect(keyOf(facts)).toBeNull());

it('needs funds only for the loss that a bet adds', () => {
  const lay = factsOf(samplePick({ side: 'lay', price: priceOf(1.99) }), { stake: '1000', available: paisa(0n), bets: [sampleBet()] });
  expect(keyOf(lay)).toBeNull();
});

it('names the limits of the market', () => {
  expect(slipProblem(factsOf(ODDS, { stake: '50001' }))?.params).toEqual({ max: '50,000' });
});

it.each<[string, SlipFacts, string | null]>([
  ['the limit', factsOf(ODDS), '50000'],
  ['the funds', factsOf(ODDS, { available: paisa(123_456n) }), '1234'],
  ['the liability of a lay', factsOf(samplePick({ side: 'lay', price: priceOf(3) }), { available: paisa(100_000n) }), '500'],
  ['what a market pays', factsOf(ODDS, { price: priceOf(101) }), '10000'],
  ['nothing', factsOf(ODDS, { available: paisa(50n) }), null],
])('Max stops at %s', (_, facts, stake) => expect(highestStake(facts)).toBe(stake));

it.each([
  ['', 500, '500'],
  ['500', 1000, '1500'],
  ['99.5', 100, '199.50'],
])('adds to %j %i', (stake, taka, sum) => expect(addToStake(stake, taka)).toBe(sum));

it.each([
  ['a back above the best', ODDS, 200, true],
  ['a back at the best', ODDS, 198, false],
  ['a back below the best', ODDS, 195, false],
  ['a lay below the best', samplePick({ side: 'lay', price: priceOf(1.99) }), 195, true],
  ['a price of the house', HOUSE, 9200, false],
] as const)('detects a bet that would wait in the book: %s', (_, pick, price, waits) => {
  expect(waitsInBook(factsOf(pick, { price: priceOfHundredths(price) }))).toBe(waits);
});

it('finds markets by their id, not by their key', () => {
  const mini = sampleBookmaker({
    marketId: `${EVENT_ID}.BM2`,
    name: 'Mini Bookmaker',
    runners: [sampleBookmakerRunner({ backPrice: 80 })],
  });
  const event = sampleEvent({ bookmaker: { main: sampleBookmaker(), mini } });
  expect(quoted(bookmakerPick({ marketId: `${EVENT_ID}.BM2` }), { event })).toMatchObject({ state: 'open', price: 8000 });
});

it.each([
  ['400', 'all_or_nothing', null],
  ['500', 'all_or_nothing', null],
  ['', 'all_or_nothing', null],
  ['500.01', 'all_or_nothing', 'slip.leastWrong'],
  ['0', 'all_or_nothing', 'slip.leastWrong'],
  ['9000', 'keep', null],
] as const)('a least part of "%s" for a stake of 500 with the fill %s: %s', (minFill, fill, key) => {
  expect(keyOf(factsOf(ODDS, { fill, draft: { pick: ODDS, price: ODDS.price, stake: '500', minFill } }))).toBe(key);
});
