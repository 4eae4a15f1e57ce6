import { sql } from '@site/platform-kit/data/sql';
import type { Cashback } from '@site/api/contracts/rewards';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { ask } from '#safer-play/testing';
import { changeSettings } from '#site/testing';
import { assertLedger, cashOf } from '#ledger';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { addPlay } from '../referral/testing';
import { payLastWeek } from './cashback.service';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const WEEK_S = 7 * DAY_S;

let platform: TestPlatform;
let player: TestPlayer;
/** Start of the running week. */
let monday = new Date('2026-01-12T00:00:00+06:00');
beforeAll(async () => {
  platform = await createTestPlatform({ now: monday });
});
/** Each test has a week of its own, and begins on its Wednesday. */
beforeEach(async () => {
  monday = secondsAfter(monday, 3 * WEEK_S);
  platform.clock.advance((secondsAfter(monday, 2.5 * DAY_S).getTime() - platform.clock.now().getTime()) / 1000);
  await changeSettings(platform.db, { cashback_exchange: '20', cashback_casino: '10', cashback_least: '10', cashback_most: '500' });
  player = await platform.signUp();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const TUESDAY_S = 1.5 * DAY_S;
/** @param seconds after Monday 00:00 in Dhaka */
const lose = (taka: number, seconds = TUESDAY_S, by = player) => addPlay(platform, by, taka, secondsAfter(monday, seconds));
let markets = 0;
/** Result of a settled market, after commission. */
async function settle(taka: number, seconds: number) {
  const [id, at] = [`cashback-${(markets += 1)}`, secondsAfter(monday, seconds).toISOString()];
  await platform.db.execute(sql`
    insert into exchange_market (id, event_id, sport, kind, event_name, name, selections, created_at)
    values (${id}, 'e', 'cricket', 'odds', 'A v B', 'Match Odds', '[]', ${at})`);
  await platform.db.execute(sql`
    insert into exchange_settlement (market_id, settlement, player_id, stake, net, turnover, settled_at)
    values (${id}, 1, ${player.playerId}, 0, ${taka * 100}, 0, ${at})`);
}
const pay = () => payLastWeek(platform.context);
const toNextWeek = () => platform.clock.advance(WEEK_S);
const read = async () => (await ask(platform, player, 'cashback')).json<Cashback>();
const cashback = async (of = player) => {
  const { rows } = await platform.db.execute<{ sum: string }>(sql`
    select coalesce(sum(p.amount), 0) as sum from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id
    where j.kind = 'cashback' and a.key = ${`player:${of.playerId}:CASH`}`);
  return Number(rows[0]?.sum) / 100;
};

it('pays a share of the losses from Monday 00:00 to Sunday 24:00 in Dhaka, and a ticket and a message come with it', async () => {
  await lose(7000, -1);
  await lose(1000, 0);
  await lose(200, WEEK_S - 1);
  await settle(-1000, DAY_S);
  await settle(400, WEEK_S - 0.001);
  await settle(-9000, WEEK_S);
  expect(await read()).toMatchObject({
    is_on: true,
    from: monday.toISOString(),
    until: secondsAfter(monday, WEEK_S).toISOString(),
    exchange: { net_loss: '600.00', percent: 20 },
    casino: { net_loss: '1200.00', percent: 10 },
    amount: '240.00',
    payments: [],
  });
  const before = await cashOf(platform.db, player.playerId);
  toNextWeek();
  await pay();
  expect((await cashOf(platform.db, player.playerId)) - before).toBe(24_000n);
  expect((await read()).payments).toMatchObject([{ week: dayOf(monday), amount: '240.00' }]);
  const { rows } = await platform.db.execute(sql`
    select required from turnover_ticket where player_id = ${player.playerId} and ref_type = 'cashback'`);
  expect(rows).toEqual([{ required: '24000' }]);
  expect((await ask(platform, player, 'inbox')).body).toContain('Your weekly cashback');
  expect((await ask(platform, player, 'wallet')).json<{ entries: object[] }>().entries[0]).toMatchObject({
    kind: 'cashback',
    amount: '240.00',
  });
});

it('waits for the last settlements of the week, and pays once, also by two workers at once and again later', async () => {
  await lose(1000);
  platform.clock.advance(4.5 * DAY_S + 1799);
  await pay();
  expect(await cashback()).toBe(0);
  platform.clock.advance(1);
  await Promise.all([pay(), pay(), pay()]);
  platform.clock.advance(HOUR_S);
  await pay();
  expect(await cashback()).toBe(100);
});

it('keeps to the least and the most, and keeps the rule with which the payment of the week began', async () => {
  const [small, large] = [await platform.signUp(), await platform.signUp()];
  await lose(99, TUESDAY_S, small);
  await lose(90_000, TUESDAY_S, large);
  toNextWeek();
  await pay();
  await changeSettings(platform.db, { cashback_least: '1', cashback_most: '9000' });
  await pay();
  expect([await cashback(small), await cashback(large)]).toEqual([0, 500]);
});

it('pays nothing while it is off, and no week that was over before it was switched on', async () => {
  await changeSettings(platform.db, { cashback_exchange: '0', cashback_casino: '0' });
  await lose(1000);
  expect(await read()).toMatchObject({ is_on: false, amount: '0.00' });
  toNextWeek();
  await pay();
  await changeSettings(platform.db, { cashback_casino: '10' });
  await pay();
  expect(await cashback()).toBe(0);
});

it('pays nothing to a player on a break, also when the break is over', async () => {
  await lose(1000);
  platform.clock.advance(WEEK_S - HOUR_S);
  await ask(platform, player, 'safer-play/time-out', { length: '24h' });
  platform.clock.advance(HOUR_S);
  await pay();
  platform.clock.advance(2 * DAY_S);
  await pay();
  expect(await cashback()).toBe(0);
});
