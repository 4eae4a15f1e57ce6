import { getPriceHistory, PRICE_HISTORY_MOMENTS, type PriceHistory } from '@site/api/contracts/exchange';
import { insertMarket } from '@site/platform-exchange/markets/markets.repository';
import { sql } from '@site/platform-kit/data/sql';
import type { OddsMarket } from '@site/platform-match-simulator/feed';
import { EVENT, EVENT_FACTS, FANCY, hostUnderTest, ODDS } from '../testing';
import { thinned } from './price-history.presenter';
import { recordPrices, sweepPrices } from './record-prices.service';

const host = hostUnderTest();
const URL = `/api/price-history/${ODDS}`;
const context = () => ({ db: host.db(), feed: host.feed(), clock: host.clock });
const readHistory = () => host.read<PriceHistory>(URL);

/** Records the prices, and then lets the time pass. */
async function recordFor(seconds: number) {
  await recordPrices(context());
  host.clock.advance(seconds);
}

it('records each minute in play the best prices and the matched amount, also those that players changed', async () => {
  const since = new Date(Math.floor(host.clock.now().getTime() / 60_000) * 60_000);
  await recordFor(20);
  await recordFor(40);
  const names = { eventName: 'Dhaka Deltas v Sylhet Tea Lions', name: 'Match Odds', selections: [], feedVersion: 1 };
  await insertMarket(host.db(), { id: ODDS, eventId: EVENT, sport: 'cricket', kind: 'odds', ...names }, host.clock.now());
  // The whole of the best price is gone, at the present quote.
  const taken = JSON.stringify([{ selection: '1', side: 'back', odds: 198, quote: 7, taken: '1240000' }]);
  await host.db().execute(sql`update exchange_market set taken = ${taken}::jsonb, matched = 1240000`);
  await recordFor(60);
  const answer = await host.get(URL);
  expect(answer.headers['cache-control']).toBe('public, max-age=10');
  const history = getPriceHistory.output.parse(answer.json());
  expect(history).toMatchObject({
    since: since.toISOString(),
    minutes: [0, 1],
    runners: [
      { selectionId: '1', SelectionName: 'Dhaka Deltas', back: [1.98, 1.97], lay: [1.99, 1.99] },
      { selectionId: '2', SelectionName: 'Sylhet Tea Lions', back: [2.02, 2.02], lay: [2.04, 2.04] },
    ],
  });
  const [before = 0, after = 0] = history.matched;
  expect(after - before).toBeGreaterThanOrEqual(12_400);
});

it('records nothing while the market takes no bets, and no price where nobody offers one', async () => {
  const change = (to: Partial<OddsMarket>) => host.feed().change<OddsMarket>(ODDS, to, host.clock.now());
  change({ state: 'SUSPENDED' });
  await recordFor(60);
  change({ state: 'OPEN', runners: [{ id: '1', name: 'Dhaka Deltas', back: [], lay: [] }] });
  await recordFor(60);
  expect(await readHistory()).toMatchObject({ minutes: [0], runners: [{ back: [null], lay: [null] }] });
});

it('records every ten minutes before the event', async () => {
  host.feed().addEvent({ ...EVENT_FACTS, inplay: false });
  for (let minute = 0; minute < 25; minute++) await recordFor(60);
  expect((await readHistory()).minutes).toEqual([0, 10, 20]);
});

it('keeps the prices as long as somebody can open the event', async () => {
  await recordFor(107 * 3600);
  await sweepPrices(context());
  expect((await readHistory()).minutes).toEqual([0]);
  host.clock.advance(2 * 3600);
  await sweepPrices(context());
  await host.restart();
  expect(await readHistory()).toMatchObject({ minutes: [], matched: [], since: host.clock.now().toISOString() });
});

it('answers many readers by one read, and knows only Match Odds markets', async () => {
  await recordFor(60);
  const before = host.state.reads;
  await Promise.all([readHistory(), readHistory(), readHistory()]);
  expect(host.state.reads - before).toBe(1);
  for (const id of ['1.49999999', FANCY]) expect((await host.get(`/api/price-history/${id}`)).statusCode).toBe(404);
});

it('leaves out moments of a long history evenly, and keeps the first and the last', () => {
  const all = Array.from({ length: 3 * PRICE_HISTORY_MOMENTS }, (_, nth) => nth);
  const some = thinned(all, PRICE_HISTORY_MOMENTS);
  expect(some).toHaveLength(PRICE_HISTORY_MOMENTS);
  expect([some[0], some.at(-1)]).toEqual([0, all.at(-1)]);
  const steps = some.slice(1).map((value, nth) => value - (some[nth] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  expect(thinned([1, 2, 3], PRICE_HISTORY_MOMENTS)).toEqual([1, 2, 3]);
});
