import { subscribePush, type PushMessage } from '@site/api/contracts/push';
import { takeTimeOut } from '@site/api/contracts/safer-play';
import type { PushService } from '@site/testing/push-service';
import type { Browser } from '@playwright/test';
import { freshTrxId, type TestAccount } from '../fixtures/accounts';
import type { OperatorCalls } from '../fixtures/operator';
import { ask } from '../fixtures/platform-call';
import { deliver, givePushDevice, notificationsOf, tapNotification } from '../fixtures/push-device';
import { pushTest as test } from '../fixtures/push-test';
import { expect, sessionState, signUpWithMoney, type Page } from '../fixtures/test';
import { verifyPhone } from '../fixtures/verified';
import { untilWorker } from '../fixtures/worker';
import { DepositPage } from '../pages/funds.page';
import { wholeBrowser } from '../site/browser';

test.use({ launchOptions: await wholeBrowser() });

const DEPOSIT = { method: 'Padma Wallet', channel: /Merchant/, amount: '500' };

const messagesTo = ({ received }: PushService, { endpoint }: { endpoint: string }) =>
  received.filter((push) => push.endpoint === endpoint).map(({ text }) => text);

async function deposit(page: Page) {
  const trxId = freshTrxId();
  await page.goto('/deposit');
  await new DepositPage(page).deposit(DEPOSIT, trxId);
  return trxId;
}

async function anotherPlayer(browser: Browser, site: string, operator: OperatorCalls) {
  const account = await signUpWithMoney(site, operator);
  return { account, context: await browser.newContext({ baseURL: site, storageState: sessionState(site, account) }) };
}

test('a player switches notifications on, gets one about a deposit, presses it, and switches them off', async ({
  page,
  context,
  site,
  account,
  operator,
  pushSite: { push },
}) => {
  const device = push.device();
  await givePushDevice(context, site, device);
  await verifyPhone(site, account, operator);
  const trxId = await deposit(page);

  await page.goto('/security');
  await untilWorker(page);
  await page.reload();
  await page.getByRole('button', { name: 'Switch on for this device' }).click();
  await expect(page.getByText('Notifications are on for this device until you log out.')).toBeVisible();

  await page.goto('/vip');
  await operator.approve(trxId);
  await expect.poll(() => messagesTo(push, device)).toHaveLength(1);
  const [text = ''] = messagesTo(push, device);
  const { title, body, tag } = JSON.parse(text) as PushMessage;
  expect(title).toBe('Deposit approved');
  await deliver(page, text);
  await expect.poll(() => notificationsOf(page)).toEqual([{ title, body, tag }]);

  await tapNotification(page);
  await expect(page).toHaveURL(/\/transaction-record$/);
  expect(await notificationsOf(page)).toEqual([]);

  await deliver(page, 'no message of the platform');
  await expect.poll(() => notificationsOf(page)).toEqual([expect.objectContaining({ tag: 'news' })]);

  await page.goto('/security');
  await page.getByRole('button', { name: 'Switch off for this device' }).click();
  await expect(page.getByText('Notifications are off for this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch on for this device' })).toBeVisible();
});

test('a player who takes a break gets no notification, others do', async ({
  page,
  site,
  account,
  operator,
  browser,
  pushSite: { push },
}) => {
  const subscribe = async (of: TestAccount) => {
    const device = push.device();
    await ask(site, of, subscribePush.path, device);
    return device;
  };
  const { context: others, account: other } = await anotherPlayer(browser, site, operator);
  const [device, otherDevice] = [await subscribe(account), await subscribe(other)];
  await verifyPhone(site, account, operator);
  await verifyPhone(site, other, operator);
  const [first, second] = [await deposit(page), await deposit(await others.newPage())];
  await ask(site, account, takeTimeOut.path, { length: '24h' });
  await operator.approve(first);
  await operator.approve(second);
  await expect.poll(() => messagesTo(push, otherDevice)).toHaveLength(1);
  expect(messagesTo(push, device)).toEqual([]);
  await others.close();
});
