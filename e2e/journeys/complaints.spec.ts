import { supportDesk } from '../fixtures/support-desk';
import { expect, playerTest as test } from '../fixtures/test';

test('a complaint has a reference, gets an answer on the open page and a further message, and is closed', async ({ page, site }) => {
  await page.goto('/chat');
  await page
    .getByRole('main')
    .getByRole('link', { name: /complaints/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/complaints$/);
  await page.getByRole('button', { name: 'New complaint' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'What is it about?' }).fill('Deposit not credited');
  await form.getByRole('textbox', { name: 'What happened?' }).fill('I sent BDT 500 yesterday and it is not in my wallet.');
  await form.getByRole('button', { name: 'File complaint' }).click();
  await expect(page).toHaveURL(/\/complaints\/C-[0-9A-Z]{8}$/);
  const reference = new URL(page.url()).pathname.split('/')[2] ?? '';
  const main = page.getByRole('main');
  await expect(main.getByText('With support').first()).toBeVisible();

  const desk = supportDesk(site);
  expect(await desk.run('complaints')).toContain(reference);
  await desk.run('complaint', 'answer', reference, 'Please send us the TRX ID.');
  await expect(main.getByText('Please send us the TRX ID.')).toBeVisible();
  await expect(main.getByText('Answered').first()).toBeVisible();

  await main.getByRole('textbox', { name: 'Write more' }).fill('It is BK7M2Q9XTA, sent at noon.');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByText('With support').first()).toBeVisible();
  expect(await desk.run('complaint', 'read', reference)).toContain('BK7M2Q9XTA');
  await desk.run('complaint', 'close', reference, 'It is credited now.');
  await expect(main.getByText('It is credited now.')).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
});
