import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { dyingAfter, isDeath } from '@site/platform-testing/dying-after';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { assertLedger, playerRewards } from '#ledger';
import { payDay, payDueDays } from './batch.service';
import { addPlay, signUpActiveBelow, waitingOf, type TestPlayer } from './testing';

const DAY = '2026-01-14';
const REFERRERS = 3;

let platform: TestPlatform;
let referrers: TestPlayer[];
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  referrers = [];
  for (let nth = 1; nth <= REFERRERS; nth++) {
    const referrer = await platform.signUp();
    await addPlay(platform, await signUpActiveBelow(platform, referrer), nth * 1000, new Date(`${DAY}T12:00:00+06:00`));
    referrers.push(referrer);
  }
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const run = (db: Executor) => payDay(db, DAY, platform.clock.now());
const waiting = () => Promise.all(referrers.map((referrer) => waitingOf(platform, referrer)));
const ONCE = [100n, 200n, 300n];

it('PLATFORM-052: pays everybody once when it is run twice', async () => {
  expect(await run(platform.db)).toEqual({ paid: 3, amount: 600n });
  expect(await run(platform.db)).toEqual({ paid: 0, amount: 0n });
  expect(await waiting()).toEqual(ONCE);
});

it('pays everybody once when four run at the same time', async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => run(platform.db)));
  expect(outcomes.reduce((sum, { paid }) => sum + paid, 0)).toBe(3);
  expect(await waiting()).toEqual(ONCE);
});

it('pays everybody once, after any number of crashes', async () => {
  let deaths = 0;
  for (let statements = 1; ; statements++) {
    try {
      await run(dyingAfter(platform.db, statements));
      break;
    } catch (problem) {
      expect(isDeath(problem)).toBe(true);
      deaths += 1;
      const paid = await waiting();
      expect(paid.map((amount, at) => amount === 0n || amount === ONCE[at])).toEqual([true, true, true]);
    }
  }
  expect(deaths).toBeGreaterThan(5);
  await run(platform.db);
  expect(await waiting()).toEqual(ONCE);
});

it.each([2, 5, 8, 10, 12, 14, 16])('pays the rest after a crash at statement %s', async (statements) => {
  expect(isDeath(await run(dyingAfter(platform.db, statements)).catch((problem: unknown) => problem))).toBe(true);
  await run(platform.db);
  expect(await waiting()).toEqual(ONCE);
});

/** Makes every reward of the first referrer fail. @returns function that undoes it */
async function breakFirst() {
  const [first] = referrers;
  const { key } = playerRewards(first?.playerId ?? 0);
  await platform.db.execute(sql`insert into account (key, owner, kind, player_id) values (${key}, 'player', 'REWARD', ${first!.playerId})`);
  await platform.db.execute(sql.raw(`alter table account add constraint broken check (key <> '${key}' or balance_cached = 0)`));
  return () => platform.db.execute(sql`alter table account drop constraint broken`);
}

it('pays all others when one cannot be paid, and that one when it can', async () => {
  const mend = await breakFirst();
  await expect(run(platform.db)).rejects.toThrow('1 not paid');
  expect(await waiting()).toEqual([0n, 200n, 300n]);

  await mend();
  expect(await run(platform.db)).toEqual({ paid: 1, amount: 100n });
  expect(await waiting()).toEqual(ONCE);
});

it('pays a day again that was not paid in full, and no day that was', async () => {
  await platform.db.execute(sql`delete from referral_batch`);
  const mend = await breakFirst();
  await expect(payDueDays(platform.context)).rejects.toThrow('not paid in full');
  await mend();
  await payDueDays(platform.context);
  expect(await waiting()).toEqual(ONCE);

  const late = await platform.signUp();
  await addPlay(platform, await signUpActiveBelow(platform, late), 1000, new Date(`${DAY}T12:00:00+06:00`));
  await payDueDays(platform.context);
  expect(await waitingOf(platform, late)).toBe(0n);
});
