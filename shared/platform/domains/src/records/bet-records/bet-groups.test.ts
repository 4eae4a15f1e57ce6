import { sql } from '@site/platform-kit/data/sql';
import type { BetGroup, BetTotals, PlayedPlatform } from '@site/api/contracts/records';
import { openTestSession, type TestSession } from '#games/testing';
import { ask } from '#safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { settle } from './testing';

interface Groups {
  data: BetGroup[];
  totals: BetTotals;
  platforms: PlayedPlatform[];
  total: number;
  last_page: number;
}

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date('2026-03-10T15:00:00+06:00') });
});
beforeEach(async () => {
  session = await openTestSession(platform, 0n);
});
afterAll(() => platform.stop());

const groupsOf = async (query = '') => (await ask(platform, session, `bet-records/groups?${query}`)).json<Groups>();
const seen = ({ data }: Groups) =>
  data.map(({ day, platform: code, game_type, bets, turnover, profit_loss }) => [day, code, game_type, bets, turnover, profit_loss]);

it('RECORDS-004, 014, 016: groups settled rounds by day, platform and game type, each with turnover and profit or loss', async () => {
  await settle(platform, session, { bet: 100, win: 150, at: '2026-03-10T10:00:00+06:00' });
  await settle(platform, session, { bet: 20.5, at: '2026-03-10T11:00:00+06:00' });
  await settle(platform, session, { bet: 10, win: 4, at: '2026-03-10T12:00:00+06:00', type: 'LIVE' });
  await settle(platform, session, { bet: 5, at: '2026-03-10T12:00:00+06:00', platform: 'MEGHNA_LIVE', type: 'LIVE' });
  await settle(platform, session, { bet: 7, win: 8, at: '2026-03-09T12:00:00+06:00' });
  const groups = await groupsOf();
  expect(seen(groups)).toEqual([
    ['2026-03-10', 'MEGHNA_LIVE', 'LIVE', 1, '5.00', '-5.00'],
    ['2026-03-10', 'PADMAPLAY', 'LIVE', 1, '10.00', '-6.00'],
    ['2026-03-10', 'PADMAPLAY', 'SLOT', 2, '120.50', '29.50'],
    ['2026-03-09', 'PADMAPLAY', 'SLOT', 1, '7.00', '1.00'],
  ]);
  expect(groups).toMatchObject({ total: 4, last_page: 1, totals: { turnover: '142.50', profit_loss: '19.50' } });
  expect(groups.data[0]?.platform_name).toBe('Meghna Live');
});

it('RECORDS-005: reads 100 staked and 150 won as 50 of profit', async () => {
  await settle(platform, session, { bet: 100, win: 150, at: '2026-03-10T10:00:00+06:00' });
  expect((await groupsOf()).data).toMatchObject([{ turnover: '100.00', profit_loss: '50.00' }]);
});

it('counts a correction on the day it came, but not as a round', async () => {
  const round = await settle(platform, session, { bet: 100, win: 150, at: '2026-03-09T10:00:00+06:00' });
  await settle(platform, session, { bet: 100, win: 130, at: '2026-03-10T10:00:00+06:00', round });
  expect(seen(await groupsOf())).toEqual([
    ['2026-03-10', 'PADMAPLAY', 'SLOT', 0, '0.00', '-20.00'],
    ['2026-03-09', 'PADMAPLAY', 'SLOT', 1, '100.00', '50.00'],
  ]);
});

it('leaves out corrections that cancel each other', async () => {
  const round = await settle(platform, session, { bet: 100, win: 150, at: '2026-03-09T10:00:00+06:00' });
  await settle(platform, session, { bet: 100, win: 130, at: '2026-03-10T10:00:00+06:00', round });
  await settle(platform, session, { bet: 100, win: 150, at: '2026-03-10T11:00:00+06:00', round });
  const groups = await groupsOf();
  expect([seen(groups).map(([day]) => day), groups.total]).toEqual([['2026-03-09'], 1]);
});

describe('at midnight in Dhaka', () => {
  beforeEach(async () => {
    for (const [at, bet] of [
      ['2026-03-08T23:59:59+06:00', 1],
      ['2026-03-09T00:00:00+06:00', 2],
      ['2026-03-09T23:59:59+06:00', 4],
      ['2026-03-10T00:00:00+06:00', 8],
    ] as const)
      await settle(platform, session, { bet, at });
  });

  it('RECORDS-009: puts each record on its day', async () => {
    expect(seen(await groupsOf()).map(([day, , , bets, turnover]) => [day, bets, turnover])).toEqual([
      ['2026-03-10', 1, '8.00'],
      ['2026-03-09', 2, '6.00'],
      ['2026-03-08', 1, '1.00'],
    ]);
  });

  it.each([
    ['date=0', '8.00'],
    ['date=1', '6.00'],
    ['date=-1', '15.00'],
    ['date=7', '15.00'],
  ])('RECORDS-018: shows %s in groups and in records alike', async (query, turnover) => {
    const records = (await ask(platform, session, `bet-records?${query}`)).json<{ totals: BetTotals }>();
    expect([(await groupsOf(query)).totals.turnover, records.totals.turnover]).toEqual([turnover, turnover]);
  });

  it.each([
    ['day=2026-03-08', ['1.00']],
    ['day=2026-03-09', ['4.00', '2.00']],
    ['day=2026-03-10', ['8.00']],
    ['day=2026-03-10&date=1', []],
    ['day=0000-01-01', []],
    ['day=9999-12-31', []],
  ])('shows the records of %s', async (query, stakes) => {
    const { data } = (await ask(platform, session, `bet-records?${query}`)).json<{ data: { bet_amount: string }[] }>();
    expect(data.map(({ bet_amount }) => bet_amount)).toEqual(stakes);
  });
});

it('RECORDS-018: shows in the last seven days a bet of 6 days and 23 hours ago, and none of 7 days and 1 hour ago', async () => {
  await settle(platform, session, { bet: 1, win: 2, at: '2026-03-03T16:00:00+06:00' });
  await settle(platform, session, { bet: 16, at: '2026-03-03T14:00:00+06:00' });
  const groups = await groupsOf('date=7');
  expect(seen(groups)).toEqual([['2026-03-03', 'PADMAPLAY', 'SLOT', 1, '1.00', '1.00']]);
  expect(groups.totals).toEqual({ turnover: '1.00', profit_loss: '1.00' });
  expect((await groupsOf('date=-1')).totals.turnover).toBe('17.00');
});

describe('filters', () => {
  beforeEach(async () => {
    await settle(platform, session, { bet: 1, at: '2026-03-10T10:00:00+06:00', platform: 'KA_GAMING' });
    await settle(platform, session, { bet: 2, at: '2026-03-10T10:00:00+06:00', platform: 'SEXY', type: 'LIVE' });
    await settle(platform, session, { bet: 4, at: '2026-03-10T10:00:00+06:00', platform: 'RED_TIGER' });
    await settle(platform, session, { bet: 8, at: '2026-03-10T10:00:00+06:00', platform: 'SPADEGAMING', type: 'FH' });
    await settle(platform, session, { bet: 16, at: '2026-03-10T10:00:00+06:00', platform: 'BOISHAKH_BET_SPORTS', type: 'SPORTS' });
  });

  it.each([
    ['platform=96', '1.00'],
    ['platform=48', '2.00'],
    ['platform=69', '4.00'],
    ['platform=70', '8.00'],
    ['platform=-1', '31.00'],
    ['platform=RED_TIGER', '4.00'],
    ['type=1', '5.00'],
    ['type=2', '2.00'],
    ['type=4', '16.00'],
    ['type=8', '8.00'],
    ['type=-1', '31.00'],
    ['type=FH', '8.00'],
    ['platform=69&type=1', '4.00'],
    ['platform=69&type=2', '0.00'],
    ['platform=7', '0.00'],
    ['platform=constructor&type=toString', '0.00'],
    ['platform=%27--', '0.00'],
  ])('RECORDS-017: %s sums up what it matches', async (query, turnover) => {
    expect((await groupsOf(query)).totals.turnover).toBe(turnover);
    const records = (await ask(platform, session, `bet-records?${query}`)).json<{ totals: BetTotals; total: number; data: object[] }>();
    expect([records.totals.turnover, records.data.length]).toEqual([turnover, records.total]);
  });

  it.each(['date=2', 'date=today', 'per_page=11', 'page=0'])('refuses %s', async (query) => {
    expect((await ask(platform, session, `bet-records/groups?${query}`)).statusCode).toBe(422);
  });
});

it('names every platform that was ever played, for any filter', async () => {
  await settle(platform, session, { bet: 1, at: '2025-10-10T10:00:00+06:00', platform: 'SEXY', type: 'LIVE' });
  await settle(platform, session, { bet: 1, at: '2025-12-10T10:00:00+06:00', platform: 'GONE_HOUSE' });
  expect((await groupsOf('date=0&platform=96')).platforms).toEqual([
    { code: 'GONE_HOUSE', name: 'GONE_HOUSE' },
    { code: 'SEXY', name: 'Sexy' },
  ]);
});

it('shows page after page, and sums all of them', async () => {
  for (let day = 1; day <= 12; day++)
    await settle(platform, session, { bet: 1, at: `2026-02-${String(day).padStart(2, '0')}T10:00:00+06:00` });
  const pages = await Promise.all([groupsOf('page=1'), groupsOf('page=2'), groupsOf('page=3')]);
  expect(pages.map(({ data, total, last_page, totals }) => [data.length, total, last_page, totals.turnover])).toEqual([
    [10, 12, 2, '12.00'],
    [2, 12, 2, '12.00'],
    [0, 12, 2, '12.00'],
  ]);
});

it('shows nothing of another player', async () => {
  await settle(platform, session, { bet: 1, at: '2026-03-10T10:00:00+06:00' });
  session = await openTestSession(platform, 0n);
  expect(await groupsOf()).toMatchObject({ data: [], platforms: [], totals: { turnover: '0.00', profit_loss: '0.00' } });
});

it('keeps the sums of a day equal to its records', async () => {
  const { rows } = await platform.db.execute(sql`
    with counted as (
      select player_id, (settled_at at time zone 'Asia/Dhaka')::date as day, platform, game_type, count(*)::int as records,
        (count(*) filter (where kind = 'settlement'))::int as settlements, sum(bet_amount)::bigint as bet_amount, sum(win_amount)::bigint as win_amount
      from bet_record group by 1, 2, 3, 4
    )
    (select * from counted except select * from bet_day) union all (select * from bet_day except select * from counted)`);
  expect(rows).toEqual([]);
});
