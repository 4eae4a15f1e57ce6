import { addReferralTree, rewardedIn, TREE_DAY } from '@site/platform-testing/referral-tree';
import { statementsOf } from '@site/platform-testing/statements';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { assertLedger } from '#ledger';
import { payDay } from './batch.service';

const PLAYERS = 2000;
/** Statements of one reward: begin, lock, reward, posting, message, notice and commit. */
const PER_REWARD = 7;
/** Statements of one day, because referrers and their downlines are read by five hundred. */
const PER_DAY = 12;
const REFERRERS = rewardedIn(PLAYERS);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await addReferralTree(platform.db, PLAYERS);
});
afterAll(() => platform.stop());

it('PLATFORM-052: pays a day of 2,000 players by seven statements for each reward, and a few for the day', async () => {
  const sent = await statementsOf(async () => {
    const { paid } = await payDay(platform.db, TREE_DAY, platform.clock.now());
    expect(paid).toBe(REFERRERS);
  });
  expect(sent.length).toBeGreaterThan(REFERRERS);
  expect(sent.length).toBeLessThanOrEqual(PER_REWARD * REFERRERS + PER_DAY);
  await assertLedger(platform.db);
});
