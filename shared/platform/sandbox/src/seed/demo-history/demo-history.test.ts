import { sql } from '@site/platform-kit/data/sql';
import type { Profile } from '@site/api/contracts/account';
import type { Transaction } from '@site/api/contracts/funds';
import type { BetGroup, ExchangeRecord } from '@site/api/contracts/records';
import type { ReferralDepth, ReferralReward, VipMonth } from '@site/api/contracts/rewards';
import { dayBefore, dayOf, dhakaMidnight } from '@site/platform-kit/time/dhaka-day';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { assertLedger } from '@site/platform-domains/ledger';
import { openSession } from '@site/platform-domains/access';
import { DEMO_PLAYER } from '../people';
import { seed } from '../seed';

let platform: TestPlatform;
let token: string;

/** The first seconds of a day and of a month, because no event may lie in the future. */
const now = new Date('2026-03-01T00:00:05+06:00');

/** The template has a demo player without a history and promotions of another day; both are replaced. */
beforeAll(async () => {
  platform = await createTestPlatform({ now });
  await platform.db.execute(sql`
    update players set username_key = 'before', username = 'before', phone = '0', phone_key = null, email_key = 'before', referral_code = 'BEFORE'
    where username_key = ${DEMO_PLAYER.username}`);
  await platform.db.execute(sql`delete from verified_numbers`);
  await platform.db.execute(sql`delete from promotions`);
  await seed(platform.db, now, { hasHistory: true });
  const { rows } = await platform.db.execute<{ id: string }>(sql`select id from players where username_key = ${DEMO_PLAYER.username}`);
  token = (await openSession(platform.db, platform.clock, Number(rows[0]?.id), { ip: '127.0.0.1', userAgent: '' })).token;
});
afterAll(() => platform.stop());

async function get<T>(path: string): Promise<T> {
  const answer = await platform.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.json<T>();
}

/** Number of rows in every table. */
async function countRows() {
  const { rows: tables } = await platform.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`);
  const counts = await Promise.all(tables.map(({ name }) => platform.db.execute(sql`select count(*) from ${sql.identifier(name)}`)));
  return counts.map(({ rows }, at) => [tables[at]?.name, rows[0]]);
}

it('fills every screen of the demo player, and keeps the money in the wallet', async () => {
  await assertLedger(platform.db);
  const profile = await get<Profile>('user/show');
  expect(profile).toMatchObject({ balance: '10000.00', referral_code: 'DEMO2026' });
  expect(profile.vip_coin).toBeGreaterThan(4000);
  expect(Number(profile.cash_bonus)).toBeGreaterThanOrEqual(10);

  const cash = (await get<{ data: Transaction[] }>('transaction/records?per_page=50')).data;
  const kinds = cash.map(({ action, key }) => `${action} ${key}`);
  expect(new Set(kinds)).toEqual(new Set(['deposit 1', 'deposit 2', 'withdraw 1', 'withdraw 2', 'adjustment 1']));
  expect(cash.filter(({ key }) => key === '2').every(({ reason }) => reason)).toBe(true);
  for (const { action, key, timeline } of cash) {
    const last = key === '1' ? 'approved' : 'failed';
    expect(timeline.map(({ step }) => step)).toEqual(action === 'adjustment' ? [last] : ['initiated', 'received', last]);
  }
  expect(new Set(cash.map(({ payment_method: method }) => method?.name)).size).toBeGreaterThan(4);

  const { data: groups, platforms } = await get<{ data: BetGroup[]; platforms: { name: string }[] }>('bet-records/groups?per_page=100');
  const today = dayOf(now);
  expect(groups.map(({ day }) => day)).toEqual(expect.arrayContaining([today, dayBefore(today)]));
  expect(new Set(groups.map(({ day }) => day)).size).toBeGreaterThan(30);
  expect(platforms.map(({ name }) => name)).toEqual(expect.arrayContaining(['KA Gaming', 'Sexy', 'Red Tiger', 'Spadegaming', 'PadmaPlay']));

  const exchange = (await get<{ data: ExchangeRecord[] }>('exchange-records?per_page=50')).data;
  expect(exchange).toHaveLength(12);
  expect(new Set(exchange.map(({ status }) => status))).toEqual(new Set(['WON', 'LOST', 'VOID']));
});

it('has points, levels, referred players and rewards that follow from the play, and tickets of every kind', async () => {
  const months = (await get<{ data: VipMonth[] }>('vip/history')).data;
  expect(new Set(months.map(({ level }) => level)).size).toBeGreaterThan(1);
  expect((await get<{ data: object[] }>('vip/used')).data).toMatchObject([{ vip_points: 4000, amount: '10.00' }]);
  expect((await get<{ total: number }>('vip/received')).total).toBeGreaterThan(30);

  const { depths } = await get<{ depths: ReferralDepth[] }>('referral');
  expect(depths.map(({ players, active }) => [players, active])).toEqual([
    [2, 2],
    [1, 1],
    [0, 0],
  ]);
  const rewards = (await get<{ data: ReferralReward[] }>('referral/history?per_page=100')).data;
  expect(new Set(rewards.map(({ status }) => status))).toEqual(new Set(['Claimed', 'Unclaimed']));
  const waiting = rewards.filter(({ status }) => status === 'Unclaimed').reduce((sum, { cashReward }) => sum + Number(cashReward), 0);
  expect(waiting.toFixed(2)).toBe((await get<Profile>('user/show')).cash_bonus);

  const { rows: tickets } = await platform.db.execute<{ kind: string; ref_type: string; status: string }>(sql`
  select t.kind, t.ref_type, t.status from turnover_ticket t join players p on p.id = t.player_id
  where p.username_key = ${DEMO_PLAYER.username} order by t.id`);
  expect(new Set(tickets.map(({ ref_type: type }) => type))).toEqual(new Set(['deposit', 'rebate', 'vip_conversion', 'referral_claim']));
  expect(tickets.find(({ kind }) => kind === 'bonus')).toMatchObject({ status: 'complete' });
  expect(tickets.findLast(({ ref_type: type }) => type === 'deposit')).toMatchObject({ status: 'active' });
  const unread = (await get<{ data: { unread: number; last_page: number } }>('inbox')).data;
  expect(unread.unread).toBeGreaterThan(0);
  expect(unread.unread).toBeLessThan(12);
});

it('lies in the past, up to today', async () => {
  const { rows } = await platform.db.execute<{ late: number; today: number }>(sql`
    select count(*) filter (where settled_at > ${now.toISOString()})::int as late,
      count(*) filter (where settled_at >= ${dhakaMidnight(dayOf(now)).toISOString()})::int as today from bet_record`);
  expect(rows[0]?.late).toBe(0);
  expect(rows[0]?.today).toBeGreaterThan(3);
});

it('is written only once', async () => {
  const before = await countRows();
  await seed(platform.db, new Date(now.getTime() + 86_400_000), { hasHistory: true });
  expect(await countRows()).toEqual(before);
});
