import type { BetRecord, BetTotals } from '@site/api/contracts/records';
import { openTestSession, type TestSession } from '#games/testing';
import { ask, bet, win } from '#safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { settle } from './testing';

interface Records {
  data: BetRecord[];
  totals: BetTotals;
  total: number;
  last_page: number;
}

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date('2026-03-10T15:00:00+06:00') });
});
beforeEach(async () => {
  session = await openTestSession(platform, 100_000n);
});
afterAll(() => platform.stop());

const recordsOf = async (query = '') => (await ask(platform, session, `bet-records?${query}`)).json<Records>();

it('RECORDS-009, 014, PLATFORM-047: shows a round that was played', async () => {
  const { round } = await bet(platform, session, 100);
  platform.clock.advance(4);
  await win(platform, session, 150, round);
  const { data, totals, total } = await recordsOf('date=0');
  expect([data.length, total, totals]).toEqual([1, 1, { turnover: '100.00', profit_loss: '50.00' }]);
  const [record] = data;
  expect(record).toMatchObject({ platform: 'SHAPLA_REELS', platform_name: 'Shapla Reels', game_type: 'SLOT', is_settlement: true });
  expect(record).toMatchObject({ bet_amount: '100.00', winAmount: '150.00', game_name: expect.stringMatching(/\w/) as string });
  expect(Date.parse(record?.settled_at ?? '') - Date.parse(record?.created_at ?? '')).toBe(4000);
});

it('lists corrections below the records that they correct', async () => {
  const at = '2026-03-10T10:00:00+06:00';
  const round = await settle(platform, session, { bet: 100, win: 150, at });
  await settle(platform, session, { bet: 40, win: 150, at, round });
  const { data } = await recordsOf();
  expect(data.map((record) => [record.is_settlement, record.bet_amount, record.winAmount])).toEqual([
    [false, '-60.00', '0.00'],
    [true, '100.00', '150.00'],
  ]);
});

it('counts a round with an empty settlement as a round when a later correction adds to it', async () => {
  const at = '2026-03-10T10:00:00+06:00';
  const round = await settle(platform, session, { bet: 0, at });
  expect((await recordsOf()).data).toEqual([]);
  await settle(platform, session, { bet: 100, at, round });
  expect((await recordsOf()).data).toMatchObject([{ is_settlement: true, bet_amount: '100.00' }]);
});

/** Plays 23 records on three days, every fifth at another supplier. */
async function playForDays() {
  for (let nth = 0; nth < 23; nth++) {
    const at = new Date(Date.parse('2026-03-08T06:00:00+06:00') + nth * 3 * 3_600_000);
    await settle(platform, session, { bet: nth + 1, at, ...(nth % 5 === 0 ? { platform: 'SEXY' } : {}) });
  }
}

it.each([
  ['', Array.from({ length: 23 }, (_, nth) => 23 - nth)],
  ['platform=48', [21, 16, 11, 6, 1]],
  ['date=7', Array.from({ length: 23 }, (_, nth) => 23 - nth)],
])('gives page after page, newest first, across days: %s', async (query, stakes) => {
  await playForDays();
  const pages = await Promise.all([1, 2, 3, 4].map((page) => recordsOf(`${query}&page=${page}`)));
  expect(pages.flatMap(({ data }) => data.map(({ bet_amount }) => Number(bet_amount)))).toEqual(stakes);
  expect(pages.map(({ data }) => data.length)).toEqual([0, 10, 20, 30].map((from) => Math.min(10, Math.max(0, stakes.length - from))));
  for (const page of pages) expect(page).toMatchObject({ total: stakes.length, last_page: Math.ceil(stakes.length / 10) });
});

it('shows as many as requested', async () => {
  await playForDays();
  expect(await recordsOf('per_page=25')).toMatchObject({ data: { length: 23 }, last_page: 1 });
});

it('RECORDS-014: is for the player alone', async () => {
  await settle(platform, session, { bet: 1, at: '2026-03-10T10:00:00+06:00' });
  const other = await openTestSession(platform, 0n);
  expect((await ask(platform, other, `bet-records?remote_id=${session.player_id}`)).statusCode).toBe(403);
  session = other;
  expect(await recordsOf()).toMatchObject({ data: [], total: 0, last_page: 1 });
});

it.each(['bet-records', 'bet-records/groups', 'bet-records/open', 'bet-records/1/turnover', 'exchange-records'])(
  'RECORDS-014: requires a log-in: %s',
  async (path) => {
    expect((await platform.app.inject({ url: `/api/${path}` })).statusCode).toBe(401);
  },
);
