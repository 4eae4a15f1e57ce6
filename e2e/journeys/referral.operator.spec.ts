import { getReferral } from '@site/api/contracts/rewards';
import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { freshTrxId, signUpPlayer, storedSession } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { verifyPhone } from '../fixtures/verified';
import { DepositPage } from '../pages/funds.page';
import { GamesPage, GameWindow } from '../pages/games.page';

const DAY_S = 86_400;

test('REWARDS-003, 008, 009: after the batch a referrer claims the reward for a referred player’s play', async ({
  page,
  context,
  browser,
  site,
  account,
  operator,
}) => {
  // Today's play earns only a taka or two, so the operator grants the rest.
  await operator.player(account.username, { cash_bonus: 9.5 });

  await page.goto('/refrrel-program');
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'My Referral' }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Copy Link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${site}/referral_code\\?referral_code=\\w+$`));

  const friendsBrowser = await browser.newContext({ baseURL: site });
  const friendsPage = await friendsBrowser.newPage();
  await friendsPage.goto(link);
  await expect(friendsPage).toHaveURL(/\/signup/);
  const code = new URL(link).searchParams.get('referral_code') ?? '';
  await expect(friendsPage.getByRole('textbox', { name: /referral/i })).toHaveValue(code);

  const friend = await signUpPlayer(site, code);
  await verifyPhone(site, friend, operator);
  await friendsPage.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storedSession(friend));

  const trxId = freshTrxId();
  await friendsPage.goto('/deposit');
  await new DepositPage(friendsPage).deposit({ method: 'Padma Wallet', channel: /Merchant/, amount: '2000' }, trxId);
  await operator.approve(trxId);
  await friendsPage.goto('/games?type=SLOT&system=PADMAPLAY');
  await new GamesPage(friendsPage).tiles.first().click();
  const { game, spin } = new GameWindow(friendsPage);
  await game.getByRole('textbox').fill('1000');
  await spin.click();
  const referral = async () => getReferral.output.parse(await ask(site, account, getReferral.path));
  await expect.poll(async () => (await referral()).referral_turnover).toBe('1000.00');
  await friendsBrowser.close();

  await operator.moveClock(DAY_S);
  await operator.payReferrals();
  await operator.payReferrals();
  expect(await referral()).toMatchObject({ cash_bonus: '10.50', active_downlines: 1 });

  await page.goto('/refrrel-program');
  await main.getByRole('tab', { name: 'My Referral' }).click();
  await expect(main.getByText(/10\.50/).first()).toBeVisible();
  const before = await ask(site, account, '/api/balance', {});
  const reloaded = page.waitForEvent('load');
  await main.getByRole('button', { name: 'Claim All' }).click();
  await expect(page.getByText('Bonus Claimed successfully.')).toBeVisible();
  await reloaded;
  await expect
    .poll(() => ask(site, account, '/api/balance', {}))
    .toMatchObject({
      balance: (Number((before as { balance: string }).balance) + 10.5).toFixed(2),
    });
  expect(await referral()).toMatchObject({ cash_bonus: '0.00', lifetime_rewards: '10.50' });
});
