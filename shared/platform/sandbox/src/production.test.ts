import { newDeposit, newTrx, signUpReady } from '@site/platform-domains/funds/testing';
import { reviewDue } from '@site/platform-domains/funds';
import { hasDemoPlayer } from './seed/people';
import { seed } from './seed/seed';
import { removeDemoPlayer } from '@site/platform-testing/remove-demo-player';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
afterEach(() => platform.stop());

it('approves no invented deposit, under any setting', async () => {
  platform = await createTestPlatform({ settings: { isProduction: true } });
  const player = await signUpReady(platform);
  await newDeposit(platform, player, { trx: `${newTrx().slice(0, 8)}77` });
  platform.clock.advance(3600);
  expect(await reviewDue(platform.context)).toBe(0);
});

it('PLATFORM-011: seeds no demo player', async () => {
  platform = await createTestPlatform();
  expect(await hasDemoPlayer(platform.db)).toBe(true);
  await removeDemoPlayer(platform.db);
  await seed(platform.db, platform.clock.now(), { hasDemoPlayer: false });
  expect(await hasDemoPlayer(platform.db)).toBe(false);
});
