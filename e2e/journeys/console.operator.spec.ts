import { REASON_NOT_FOUND } from '@site/api/contracts/funds';
import { signUpPlayer } from '../fixtures/accounts';
import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect } from '../fixtures/test';
import { verifyPhone } from '../fixtures/verified';
import { sendDeposit } from '../fixtures/waiting-deposit';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';

const PASSWORD = 'seven boats on the Padma';
const AREAS = ['mf-access', 'mf-catalogue', 'mf-chat', 'mf-exchange', 'mf-funds', 'mf-records', 'mf-rewards'];

test.use(layouts.desktop);

test('an administrator joins by a link, decides two deposits, and finds both in the audit log', async ({
  page,
  site,
  operator,
  consoleSite,
  violations,
}) => {
  const person = new ConsolePage(page);
  const trxIds: string[] = [];
  for (const amount of [500, 700]) {
    const account = await signUpPlayer(site);
    await verifyPhone(site, account, operator);
    trxIds.push(await sendDeposit(site, account, amount));
  }
  const [right = '', unknown = ''] = trxIds;

  await test.step('the link leaves the address, and the person is in', async () => {
    await person.join(await consoleSite.invite('nadia'), PASSWORD);
    await expect(page).toHaveURL(/\/console\/queue$/);
  });

  await test.step('out, and in again with name, password and code', async () => {
    await person.signOut('nadia');
    await expectAccessible(page);
    await person.signIn('nadia', PASSWORD);
    await expect(person.row(right)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one deposit is approved by keys', async () => {
    await person.row(right).click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('a');
    await expect(person.dialog).toContainText('The money is in the wallet at once');
    await expectAccessible(page);
    await person.dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(person.row(right)).toHaveCount(0);
  });

  await test.step('the other is refused with a reason that players know', async () => {
    await person.row(unknown).click();
    await page.getByRole('complementary').getByRole('button', { name: 'Refuse' }).click();
    await person.dialog.getByLabel('Reason').selectOption(REASON_NOT_FOUND);
    await person.dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(person.row(unknown)).toHaveCount(0);
  });

  await test.step('the audit log has both, with the person and the reason', async () => {
    await person.findInAudit('POST transactions/fail');
    await expect(person.row('POST transactions/approve')).toContainText('nadia');
    await person.row('POST transactions/fail').click();
    await expect(page.getByRole('complementary', { name: 'Details of the row' })).toContainText(REASON_NOT_FOUND);
    await expectAccessible(page);
  });

  await test.step('the releases are those of seven areas and the shell', async () => {
    await person.go('Releases');
    await expect(page.getByRole('heading', { level: 2, name: /^(shell|mf-)/ })).toHaveText(['shell', ...AREAS]);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'mf-funds', exact: true }).first().click();
    await expect(person.dialog.getByRole('list', { name: 'History of mf-funds' })).toContainText('Live: 1.0.0-');
  });

  await test.step('the people are there, and the way in of the first one', async () => {
    await page.goto(`${consoleSite.console}/people`);
    await expect(page.getByRole('listitem').filter({ hasText: 'nadia' })).toContainText('Has joined');
    await expectAccessible(page);
  });

  expect(violations.list()).toEqual([]);
  expect(violations.crashes()).toEqual([]);
});
