import { getInbox, type InboxMessage } from '@site/api/contracts/inbox';
import type { TestAccount } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { supportDesk } from '../fixtures/support-desk';
import { expect, playerTest as test } from '../fixtures/test';
import { layouts } from '../site/browser';

const TEXT = 'One two three four five six seven';

test('CHAT-002, 003, 006, 007..011, M-19: a message of the operator appears on the open page, is read in its window and deleted', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/inbox');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  await supportDesk(site).run('message', account.username, 'A word from us', TEXT);
  const row = main.getByRole('listitem').filter({ hasText: 'A word from us' });
  await expect(row).toContainText('One two three four five…');
  await expect(row).toContainText('New');
  await expect(main.getByRole('heading', { level: 2 }).first()).toContainText('Today');

  await row.getByText('A word from us').click();
  const window = page.getByRole('dialog');
  await expect(window).toContainText(TEXT);
  await window.getByRole('button', { name: /close/i }).first().click();
  await expect(row).not.toContainText('New');
  expect(await find(site, account, 'A word from us')).toMatchObject({ is_read: true });

  await main.getByRole('button', { name: 'Edit menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await main.getByRole('checkbox', { name: /A word from us/ }).check();
  await main.getByRole('button', { name: /Edit menu|selected/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  expect(await find(site, account, 'A word from us')).toBeUndefined();
});

test.describe('in the member center', () => {
  test.use(layouts.desktop);

  test('CHAT-014, 015, M-20, M-30: the badge counts at once; a message changes for one player only, and stays changed', async ({
    page,
    site,
    account,
  }) => {
    await page.goto('/account');
    const tab = page.getByRole('navigation', { name: 'Account areas' }).getByRole('button', { name: /Inbox/ });
    const known = (await inboxOf(site, account)).unread;
    await expect(tab).toContainText(`${known} unread`);
    await supportDesk(site).run('message', account.username, 'A word from us', TEXT);
    await expect(tab).toContainText(`${known + 1} unread`);

    await tab.click();
    await expect(page.getByRole('heading', { name: 'Notification' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Subject of “A word from us”' }).fill('My own title');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => find(site, account, 'My own title')).toMatchObject({ message: TEXT });
    await page.reload();
    await expect(page.getByRole('table').or(page.getByRole('main')).getByText('My own title').first()).toBeVisible();
  });
});

const inboxOf = async (site: string, account: TestAccount) => getInbox.output.parse(await ask(site, account, getInbox.path)).data;

const find = async (site: string, account: TestAccount, title: string): Promise<InboxMessage | undefined> =>
  (await inboxOf(site, account)).data.find((message) => message.title === title);
