import { getEvents } from '@site/api/contracts/events';
import { IDENTITY_REASONS } from '@site/api/contracts/identity';
import { signUpPlayer } from '../fixtures/accounts';
import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, sessionState } from '../fixtures/test';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';

const PASSWORD = 'seven boats on the Padma';
/** A picture of one pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE });

test.use(layouts.desktop);

test('a player proves who they are, and hears of promotions only after allowing them', async ({
  page,
  browser,
  site,
  consoleSite,
  violations,
}) => {
  const account = await signUpPlayer(site);
  // No events reach the player's page, so it asks.
  const player = await browser.newPage({ ...layouts.phone, baseURL: site, storageState: sessionState(site, account) });
  await player.route(`**${getEvents.path}`, (route) => route.abort());
  const desk = new ConsolePage(page);
  const open = page.getByRole('complementary', { name: 'The open document' });
  const card = player.getByRole('region', { name: 'Document of identity' });

  await test.step('the player sends both sides of a card', async () => {
    await player.goto('/security');
    await card.getByRole('button', { name: 'Send a document' }).click();
    const sheet = player.getByRole('dialog');
    await sheet
      .locator('input[name="front"]')
      .setInputFiles({ name: 'card.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(sheet.getByText('A document is a JPG, PNG, WebP or PDF file.')).toBeVisible();
    for (const side of ['front', 'back']) await sheet.locator(`input[name="${side}"]`).setInputFiles(picture(`${side}.png`));
    await expectAccessible(player);
    await sheet.getByRole('button', { name: 'Send for checking' }).click();
    await expect(card.getByText('Being checked')).toBeVisible();
    await expectAccessible(player);
  });

  await test.step('a person looks at the files and refuses it with a reason that players know', async () => {
    await desk.join(await consoleSite.invite('karim'), PASSWORD);
    await desk.go('Documents');
    await desk.row(account.username).click();
    await expect(open.getByRole('img', { name: 'Back side' })).toBeVisible();
    await expectAccessible(page);
    await open.getByRole('button', { name: 'Refuse' }).click();
    await desk.dialog.getByLabel('Reason').selectOption(IDENTITY_REASONS[0]);
    await desk.dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(open.getByText(/^by karim/)).toBeVisible();
    await expect(desk.row(account.username)).toHaveCount(0);
  });

  await test.step('the player reads the reason, and sends a passport', async () => {
    await player.reload();
    await expect(card.getByText(IDENTITY_REASONS[0])).toBeVisible();
    await card.getByRole('button', { name: 'Send it again' }).click();
    await player.getByLabel('Document', { exact: true }).selectOption('Passport');
    await player.locator('input[name="front"]').setInputFiles(picture('passport.png'));
    await player.getByRole('button', { name: 'Send for checking' }).click();
    await expect(card.getByText('Being checked')).toBeVisible();
  });

  await test.step('the passport is accepted, and the player hears of it', async () => {
    await desk.row(account.username).click();
    await expect(open).toContainText(IDENTITY_REASONS[0]);
    await open.getByRole('button', { name: 'Accept' }).click();
    await desk.dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(open.getByText('Accepted')).toBeVisible();
    await player.goto('/inbox');
    await expect(player.getByText('Your document is accepted').first()).toBeVisible();
    await player.goto('/security');
    await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
  });

  await test.step('a promotion reaches the player only after the player has allowed it', async () => {
    await page.goto(`${consoleSite.console}/players/${account.username}`);
    const promotions = page.getByRole('region', { name: 'Promotions' });
    await expect(promotions).toContainText('The player has allowed no promotions');
    await player.getByRole('checkbox', { name: 'Message in my inbox' }).click();
    await expect(player.getByText(/^Allowed/)).toBeVisible();
    await page.reload();
    await promotions.getByRole('button', { name: 'Send a promotion' }).click();
    await desk.dialog.getByLabel('Title').fill('Eid bonus');
    await desk.dialog.getByLabel('Text').fill('Look at /promotions.');
    await expectAccessible(page);
    await desk.dialog.getByRole('button', { name: 'Send a promotion' }).click();
    await expect(desk.dialog.getByText('Sent by inbox.')).toBeVisible();
    await player.goto('/inbox');
    await expect(player.getByText('Eid bonus').first()).toBeVisible();
  });

  expect(violations.list()).toEqual([]);
  expect(violations.crashes()).toEqual([]);
  await player.close();
});
