import { signUpPlayer } from '../fixtures/accounts';
import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, sessionState } from '../fixtures/test';
import { ChatPage } from '../pages/chat.page';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';

const PASSWORD = 'seven boats on the Padma';
/** A picture of one pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test.use(layouts.desktop);

test('a person takes a chat over, talks with the player live, and gives it back to the assistant', async ({
  page,
  browser,
  site,
  consoleSite,
  violations,
}) => {
  const account = await signUpPlayer(site);
  const players = await browser.newPage({ ...layouts.phone, baseURL: site, storageState: sessionState(site, account) });
  const player = new ChatPage(players);
  const desk = new ConsolePage(page);
  const open = page.getByRole('region', { name: 'The open chat' });
  const log = open.getByRole('log', { name: 'Messages' });
  const field = open.getByRole('textbox', { name: 'Message to the player' });

  await test.step('the player asks for a person, and waits in the list', async () => {
    await player.open();
    await player.write('I want to talk to a person');
    await desk.join(await consoleSite.invite('maya'), PASSWORD);
    await desk.go('Chats');
    await expect(desk.row(account.username)).toContainText('Waits for a person');
    await expectAccessible(page);
  });

  await test.step('a person takes the chat over by keys', async () => {
    await page.getByRole('grid', { name: 'Chats' }).focus();
    await page.keyboard.press('t');
    await expect(log).toContainText('I want to talk to a person');
    await expect(open.getByText('Person', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('each reads the other without a reload', async () => {
    await player.text.pressSequentially('How much turnover');
    await expect(page.getByText('The player is writing …')).toBeVisible();
    await player.write('How much turnover is left? <img src=x onerror=alert(1)>');
    await expect(log).toContainText('How much turnover is left? <img src=x onerror=alert(1)>');
    await expect(log.locator('img[src="x"]')).toHaveCount(0);
    await expect(open.getByRole('region', { name: 'Draft of the assistant' })).toContainText(/turnover/i);
    await field.fill('This is Maya. I am looking.');
    await field.press('Enter');
    await expect(player.log).toContainText('This is Maya. I am looking.');
    await expect(field).toHaveValue('');
    await expect(log).toContainText('Read');
  });

  await test.step('a picture of the player is drawn', async () => {
    await players.locator('input[type="file"]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PICTURE });
    await player.send.click();
    await expect(log.getByRole('img')).toBeVisible();
  });

  await test.step('the assistant has the chat again', async () => {
    await open.getByRole('button', { name: 'Give to the assistant' }).click();
    await expect(open.getByRole('button', { name: 'Take over' })).toBeVisible();
    await expect(log.getByText('Assistant').last()).toBeVisible();
  });

  await test.step('a player whose losses grow gets a break, and sees it', async () => {
    await page.goto(`${consoleSite.console}/safer-play?player=${account.username}`);
    await page.getByRole('button', { name: 'Start a break' }).click();
    await desk.dialog.getByLabel('Reason').fill('We talked about your losses of this week.');
    await desk.dialog.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
    await expectAccessible(page);
    await desk.dialog.getByRole('button', { name: 'Start a break' }).click();
    await expect(page.getByRole('complementary')).toContainText('Break until');
    await players.goto('/responsible-gaming');
    await expect(players.getByRole('main')).toContainText(/break/i);
  });

  expect(violations.list()).toEqual([]);
  expect(violations.crashes()).toEqual([]);
  await players.close();
});
