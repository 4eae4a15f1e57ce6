import { signUpPlayer, type TestAccount } from '../fixtures/accounts';
import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect } from '../fixtures/test';
import { saveBirthday, verifyPhone } from '../fixtures/verified';
import { sendDeposit } from '../fixtures/waiting-deposit';
import { sendWithdrawal } from '../fixtures/waiting-withdrawal';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';

const PASSWORD = 'seven boats on the Padma';
const LIMIT_TAKA = 1000;

test.use(layouts.desktop);

test.describe.configure({ mode: 'serial' });

let account: TestAccount;

const requests = [
  { kind: 'withdrawal', send: sendWithdrawal, row: 'withdraw.approved', proposes: 'sara', confirms: 'laila' },
  { kind: 'deposit', send: sendDeposit, row: 'deposit.approved', proposes: 'sabina', confirms: 'omar' },
];
for (const { kind, send, row, proposes, confirms } of requests)
  test(`two people decide a large ${kind}: one proposes, the other confirms`, async ({
    page,
    browser,
    site,
    operator,
    consoleSite,
    violations,
  }) => {
    await operator.settings({ second_person_from: LIMIT_TAKA });
    account = await signUpPlayer(site);
    await verifyPhone(site, account, operator);
    await saveBirthday(site, account);
    await operator.player(account.username, { credit: LIMIT_TAKA });
    const reference = await send(site, account, LIMIT_TAKA);
    const other = await browser.newContext({ ...layouts.phone, baseURL: consoleSite.console });
    const [first, second] = [new ConsolePage(page), new ConsolePage(await other.newPage())];
    await first.join(await consoleSite.invite(proposes), PASSWORD);
    await second.join(await consoleSite.invite(confirms), PASSWORD);

    await test.step('the first reads that another person has to confirm, and proposes', async () => {
      await first.row(reference).click();
      await page.getByRole('grid').focus();
      await page.keyboard.press('a');
      await expect(first.dialog).toContainText('Another person has to confirm.');
      await first.dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(first.row(reference)).toContainText('Waits for a second person');
    });

    await test.step('the first cannot confirm, also by a key', async () => {
      await first.row(reference).click();
      await expect(page.getByRole('complementary').getByRole('button', { name: 'Take back' })).toBeVisible();
      await expect(page.getByRole('complementary').getByRole('button', { name: 'Confirm' })).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('the second sees who proposed it, and confirms on a phone', async () => {
      await second.row(account.username).click();
      const sheet = second.page.getByRole('dialog');
      await expect(sheet).toContainText(`${proposes} proposed to approve it`);
      await expectAccessible(second.page);
      await sheet.getByRole('button', { name: 'Confirm' }).click();
      await second.page
        .getByRole('dialog', { name: /Confirm the decision/ })
        .getByRole('button', { name: 'Confirm' })
        .click();
      await expect(second.row(account.username)).toHaveCount(0);
    });

    await test.step('the audit log names both', async () => {
      await first.findInAudit('POST transactions/confirm');
      await expect(first.row('POST transactions/confirm').first()).toContainText(confirms);
      await first.row(row).click();
      await expect(page.getByRole('complementary', { name: 'Details of the row' })).toContainText(proposes);
    });
    await other.close();
    expect(violations.list()).toEqual([]);
    expect(violations.crashes()).toEqual([]);
  });

test('a player is found, read, noted and logged out', async ({ page, consoleSite, violations }) => {
  const person = new ConsolePage(page);
  await person.join(await consoleSite.invite('parvin'), PASSWORD);
  await person.go('Players');
  await page.getByRole('textbox', { name: 'Username, name, phone or id' }).fill(account.username.slice(0, -1));
  await person.row(account.username).click();
  const ledger = page.getByRole('grid', { name: 'Ledger' });
  await expect(ledger).toContainText('deposit');
  await expectAccessible(page);

  await page.getByLabel('New note').fill('Both people looked at the transfer.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText('parvin');

  await page
    .getByRole('button', { name: /End the session from/ })
    .first()
    .click();
  await person.dialog.getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('The player is not logged in.')).toBeVisible();
  expect(violations.list()).toEqual([]);
});

test("an operator's phone is lost: another administrator invites again, and the old session ends", async ({
  page,
  browser,
  consoleSite,
  violations,
}) => {
  const other = await browser.newContext({ ...layouts.desktop, baseURL: consoleSite.console });
  const [lost, admin] = [new ConsolePage(await other.newPage()), new ConsolePage(page)];
  await lost.join(await consoleSite.invite('leila'), PASSWORD);
  await expect(lost.page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await admin.join(await consoleSite.invite('other-admin'), PASSWORD);
  await admin.go('People');

  await page.getByRole('button', { name: 'Invite leila again' }).click();
  await admin.dialog.getByRole('button', { name: 'Make a new link' }).click();
  const link = await admin.dialog.locator('code').first().innerText();
  await admin.dialog.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'leila' })).toContainText('Link waits');

  await lost.page.reload();
  await expect(lost.password).toBeVisible();
  await lost.join(link, 'another nine boats on the Jamuna');
  await expect(lost.page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'leila' })).toContainText('Has joined');
  await other.close();
  expect(violations.list()).toEqual([]);
});
