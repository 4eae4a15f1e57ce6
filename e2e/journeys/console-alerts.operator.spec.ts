import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { reportStarts } from '../fixtures/report-starts';
import { expect } from '../fixtures/test';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';

const PASSWORD = 'nine herons at the ferry';
const REMOTE = 'mf-catalogue';

test.use({ ...layouts.desktop, movesClock: true });

test('a canary turns bad: an alert shows, an engineer ends the canary and writes down why', async ({
  page,
  consoleSite: { url, releases, operator, invite },
  violations,
}) => {
  const person = new ConsolePage(page);
  const card = person.area(REMOTE);
  await releases.reset();
  const canary = await releases.plant(REMOTE);
  const { serial } = await releases.canary(REMOTE, canary, 20);
  await person.join(await invite('tania'), PASSWORD);
  await person.go('Releases');
  await expect(card).toContainText('Canary 20 %');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await test.step('every second start of the canary crashes, and the page shows an alert', async () => {
    await reportStarts(url, { remote: REMOTE, release: releases.builtOf(REMOTE), cohort: 'live', serial }, { starts: 120, crashes: 0 });
    await reportStarts(url, { remote: REMOTE, release: canary, cohort: 'canary', serial }, { starts: 120, crashes: 60 });
    await operator.moveClock(MINUTE_S);
    await expect(page.getByRole('alert')).toContainText(`More starts fail: ${REMOTE} ${canary}`);
    await expectAccessible(page);
  });

  await test.step('the canary ends from the page', async () => {
    await page.getByRole('alert').getByRole('link').click();
    await person.dialog.getByRole('button', { name: `End the canary of ${REMOTE}` }).click();
    await person.change(`End the canary of ${REMOTE}`, REMOTE, 'every second start crashes');
    await expect(person.dialog.getByText('Done', { exact: true })).toBeVisible();
    await expect(person.dialog.getByText(/A fresh page of a player has it/)).toBeVisible();
    await person.dialog.last().getByRole('button', { name: 'Close' }).last().click();
    await page.keyboard.press('Escape');
    await expect(card).not.toContainText('Canary');
  });

  await test.step('the alert is over, and takes a note', async () => {
    await operator.moveClock(MINUTE_S);
    await page.getByText('1 closed in the last day').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Write a note' }).click();
    await person.dialog.getByLabel('Note').fill('The list reads a field that older answers do not have.');
    await person.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/“The list reads a field that older answers do not have.” \(tania\)/)).toBeVisible();
    await expectAccessible(page);
  });

  expect(violations.list()).toEqual([]);
  expect(violations.crashes()).toEqual([]);
});

/** Alerts are looked for once in a minute. */
const MINUTE_S = 61;
