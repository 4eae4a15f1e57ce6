import { expect, releaseTest as test } from '../fixtures/release-test';
import { DepositPage } from '../pages/funds.page';
import { SitePage } from '../pages/site.page';
import { runRelease } from '../site/release-command';
import { countLoads, untilFollowed } from './page-releases';

const REMOTE = 'mf-funds';

test('mf-funds is deployed, rolled back and revoked while a deposit is half filled in: nothing else moves, nothing is lost', async ({
  page,
  releases,
}) => {
  const others = async () => {
    const { remotes } = await releases.document();
    return Object.entries(remotes).filter(([name]) => name !== REMOTE);
  };
  const untouched = await others();
  const area = new SitePage(page).area(REMOTE);
  const deposit = new DepositPage(page);
  await page.goto('/deposit');
  const loads = countLoads(page);
  await deposit.choose({ method: 'Doyel Pay', channel: /Merchant/, amount: '750' });

  await test.step('a new release is live: the open form stays on its own release', async () => {
    const release = await releases.plant(REMOTE);
    await untilFollowed(page, await releases.activate(REMOTE, release, { stepBack: releases.builtOf(REMOTE) }));
    await expect(area).toHaveAttribute('data-release', releases.builtOf(REMOTE));
    await expect(deposit.amount).toHaveValue('750');
    await page.goto('/deposit');
    await expect(area).toHaveAttribute('data-release', release);
    await deposit.choose({ method: 'Doyel Pay', channel: /Merchant/, amount: '750' });
  });

  await test.step('the command rolls it back and removes it from the open page: the amount is still there', async () => {
    const bad = (await releases.document()).remotes[REMOTE]?.release ?? '';
    const { code } = await runRelease(releases, ['rollback', REMOTE, '--reason', 'the amount jumps']);
    expect(code).toBe(0);
    await untilFollowed(page, await releases.revoke(REMOTE, bad));
    await expect(area).toHaveAttribute('data-release', releases.builtOf(REMOTE));
    await expect(deposit.amount).toHaveValue('750');
    await expect(page.getByRole('radio', { name: /Doyel Pay/ })).toBeChecked();
  });

  expect(await others()).toEqual(untouched);
  expect(loads()).toBe(1);
});
