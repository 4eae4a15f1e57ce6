import { sql } from '@site/platform-kit/data/sql';
import type { EventItem, MatchOdds } from '@site/api/contracts/exchange';
import { announceMarket } from '@site/platform-exchange/markets/announce-market';
import { insertMarket } from '@site/platform-exchange/markets/markets.repository';
import { BOOKMAKER, EVENT, FANCY, hostUnderTest, ODDS, until } from './testing';

/** Longer than a busy machine needs between two reads of the book. */
const CLOSES_AFTER_MS = 5000;
const host = hostUnderTest({ closesAfterMs: CLOSES_AFTER_MS });
const readOdds = async () => (await host.read<[MatchOdds]>(`/api/match-odds/${ODDS}`))[0];
const readItem = async () => {
  const item = (await host.read<{ data: { items: Record<string, EventItem> } }>(`/api/event/${EVENT}`)).data.items[EVENT];
  if (!item) throw new Error('The event is gone');
  return item;
};

async function keep(id: string, kind: 'odds' | 'bookmaker' | 'fancy') {
  const names = { eventName: 'Dhaka Deltas v Sylhet Tea Lions', name: kind, selections: [], feedVersion: 1 };
  await insertMarket(host.db(), { id, eventId: EVENT, sport: 'cricket', kind, ...names }, host.clock.now());
}
async function change(id: string, assignments: ReturnType<typeof sql>) {
  await host.db().transaction(async (tx) => {
    await tx.execute(sql`update exchange_market set ${assignments}, book_version = book_version + 1 where id = ${id}`);
    await announceMarket(tx, id);
  });
}
const hold = (state: string) => sql`held = ${state}, held_at = ${host.clock.now().toISOString()}`;

it('shows an override by the operator at once, and its end too', async () => {
  await keep(ODDS, 'odds');
  await keep(FANCY, 'fancy');
  const before = await readOdds();
  await change(ODDS, hold('SUSPENDED'));
  const held = await until(readOdds, ({ status }) => status === 'SUSPENDED');
  expect(held.version).toBeGreaterThan(before.version);
  await change(ODDS, sql`held = null, held_at = null`);
  await until(readOdds, ({ status }) => status === 'OPEN');
  await change(FANCY, hold('BALL_RUNNING'));
  await until(readItem, ({ fancy2 }) => fancy2[FANCY]?.ball_running === 1);
  expect((await readItem()).bookmaker[BOOKMAKER]?.runners[0]).toMatchObject({ suspended: 0, ball_running: 0 });
});

it('shows Match Odds as suspended when the operator sets ball running', async () => {
  await keep(ODDS, 'odds');
  await change(ODDS, hold('BALL_RUNNING'));
  await until(readOdds, ({ status }) => status === 'SUSPENDED');
});

it('shows the matched stake, the odds of the last match, the smaller levels of the house, and the settlement of a market', async () => {
  await keep(ODDS, 'odds');
  const before = await readOdds();
  const taken = [{ selection: '1', side: 'back', odds: 198, quote: 7, taken: '240000' }];
  await change(ODDS, sql`matched = 240000, taken = ${JSON.stringify(taken)}::jsonb, last_traded = '{"1": 198}'`);
  const after = await until(readOdds, ({ totalMatched }) => totalMatched !== before.totalMatched);
  expect(after.totalMatched - before.totalMatched).toBe(2400);
  expect(after.runners[0]?.availableToBack[0]).toEqual({ price: 1.98, size: 10_000 });
  expect(after.runners.map(({ lastTraded }) => lastTraded)).toEqual([1.98, undefined]);
  await change(ODDS, sql`result = '{"kind":"winner","runners":["1"]}'::jsonb`);
  await until(readOdds, ({ status }) => status === 'CLOSED');
  await change(ODDS, sql`settled_at = now()`);
  await until(readOdds, ({ status }) => status === 'SETTLED');
  await change(ODDS, sql`result = '{"kind":"void","reason":"Rain"}'::jsonb`);
  await until(readOdds, ({ status }) => status === 'VOIDED');
});

it('shows orders that wait', async () => {
  await keep(ODDS, 'odds');
  const at = host.clock.now().toISOString();
  await host.db().execute(sql`
    insert into exchange_bet (player_id, market_id, event_id, kind, selection, side, odds, stake, state, waiting_stake, placed_at, asked_at, decide_at, in_play)
    select min(id), ${ODDS}, ${EVENT}, 'odds', '2', 'lay', 203, 50000, 'UNMATCHED', 50000, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, true
    from players`);
  expect((await readOdds()).runners[1]?.availableToBack).toEqual([
    { price: 2.03, size: 500 },
    { price: 2.02, size: 4000 },
  ]);
});

it('keeps a market that the operator holds open after the feed has left it', async () => {
  await keep(FANCY, 'fancy');
  const open = host.feed().marketsOf;
  host.feed().marketsOf = (eventId, at) => open(eventId, at).filter(({ id }) => id !== FANCY);
  expect((await readItem()).fancy2).toEqual({});
  await change(FANCY, hold('OPEN'));
  await until(readItem, ({ fancy2 }) => FANCY in fancy2);
});

it('serves the last good book while the database is away, closes betting after a while, and comes back by itself', async () => {
  await readOdds();
  await readItem();
  host.state.isDatabaseAway = true;
  await new Promise((done) => setTimeout(done, 400));
  expect((await readOdds()).status).toBe('OPEN');
  const closed = await until(readOdds, ({ status }) => status === 'SUSPENDED');
  expect(closed.runners[0]?.availableToBack[0]).toEqual({ price: 1.98, size: 12_400 });
  const item = await until(readItem, ({ fancy2 }) => fancy2[FANCY]?.suspended === 1);
  expect(item.bookmaker[BOOKMAKER]?.runners[0]?.suspended).toBe(1);
  host.state.isDatabaseAway = false;
  await until(readOdds, ({ status }) => status === 'OPEN');
});

it('takes no bets for an event whose book it never could read', async () => {
  host.state.isDatabaseAway = true;
  expect((await readOdds()).status).toBe('SUSPENDED');
});

it('reads no book for those who only ask for prices', async () => {
  await readOdds();
  const { reads } = host.state;
  for (let asked = 0; asked < 200; asked++) await readOdds();
  expect(host.state.reads - reads).toBeLessThanOrEqual(2);
});
