import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { dayRange } from '@site/platform-kit/time/record-period';
import { addBetHistory, tidy } from '@site/platform-testing/bet-history';
import { plansOf, type QueryPlans } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { listPlayed } from './batch.repository';
import { signUpActiveBelow, type TestPlayer } from './testing';

/** 37 days of play at many platforms. */
const ROUNDS = 40_000;
const DAY = '2026-01-14';
/** Upper bound of rows read: the kept turnover of the downline and the sums of a few days, however long the downline has played. */
const MOST_ROWS = 400;
const REQUIREMENTS = { deposits: paisa(50_000n), turnover: paisa(100_000n) };

let platform: TestPlatform;
let referrer: TestPlayer;
let downline: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  referrer = await platform.signUp();
  downline = await signUpActiveBelow(platform, referrer);
  await addBetHistory(platform.db, { playerId: downline.playerId, rounds: ROUNDS, until: platform.clock.now() });
  await addCrowd();
  await tidy(platform.db, 'players', 'bet_record', 'bet_day', 'played_total', 'cash_transaction');
});
afterAll(() => platform.stop());

/** Adds so many other players that a full scan exceeds the bound. */
async function addCrowd() {
  await platform.db.execute(sql`
    insert into bet_day (player_id, day, platform, game_type, records, settlements, bet_amount, win_amount)
    select 1000000 + p, date '2026-01-01' + d, 'SEXY', 'LIVE', 1, 1, 100, 100 from generate_series(1, 300) p cross join generate_series(1, 90) d`);
  await platform.db.execute(sql`insert into played_total (player_id, turnover) select 1000000 + p, 9000 from generate_series(1, 3000) p`);
}

const stakesOf = async (db: Executor, condition = sql`true`) => {
  const { rows } = await db.execute<{ stakes: string }>(sql`
    select coalesce(sum(bet_amount), 0) as stakes from bet_record where player_id = ${downline.playerId} and ${condition}`);
  return BigInt(rows[0]?.stakes ?? 0);
};

/** Tables of plays that were read as a whole, and indexes of them that were used. */
const playsRead = ({ scannedTables, indexes }: QueryPlans) => [
  ...scannedTables.filter((name) => /^(bet_|played_)/.test(name)),
  ...indexes.filter((name) => /^(bet_|played_)/.test(name)),
];

it('shows the turnover of a downline with a long history without its days', async () => {
  const read = async () => (await ask(platform, referrer, 'referral')).json<{ referral_turnover: string; active_downlines: number }>();
  const { referral_turnover: turnover, active_downlines: active } = await read();
  expect([Math.round(Number(turnover) * 100), active]).toEqual([Number(await stakesOf(platform.db)), 1]);
  const plans = await plansOf(platform, read);
  expect(playsRead(plans)).toEqual(['played_total_pkey']);
  expect(plans.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
});

it('PLATFORM-052: pays a day by the sums of the day and of those after it, which are not part of the turnover of the active downlines', async () => {
  const read = () => listPlayed(platform.db, [referrer.playerId], dayRange(DAY), REQUIREMENTS);
  const onDay = await stakesOf(platform.db, sql`(settled_at at time zone 'Asia/Dhaka')::date = ${DAY}`);
  expect(onDay).toBeGreaterThan(0n);
  expect(await read()).toEqual([{ referrerId: referrer.playerId, id: downline.playerId, depth: 1, turnover: onDay, reason: null }]);
  const plans = await plansOf(platform, read);
  expect(playsRead(plans)).toEqual(['bet_day_day', 'bet_day_pkey', 'played_total_pkey']);
  expect(plans.rowsRead).toBeLessThanOrEqual(MOST_ROWS);
});
