import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { reportStarts } from '../fixtures/report-starts';
import { expect } from '../fixtures/test';
import { ConsolePage } from '../pages/console.page';
import { marked } from '../releases/planted-code';
import { layouts } from '../site/browser';

const PASSWORD = 'nine herons at the ferry';
const REMOTE = 'mf-catalogue';

test.use(layouts.desktop);

test('the release service watches a canary before the eyes of an engineer, and ends it by itself', async ({
  page,
  consoleSite: { url, releases, invite },
  violations,
}) => {
  const person = new ConsolePage(page);
  await releases.reset();
  const canary = await releases.plant(REMOTE, { change: marked('(watched)') });
  const { serial } = await releases.canary(REMOTE, canary, 20);
  const ofCanary = { remote: REMOTE, release: canary, cohort: 'canary', serial } as const;
  await reportStarts(url, { remote: REMOTE, release: releases.builtOf(REMOTE), cohort: 'live', serial }, { starts: 150, crashes: 0 });
  await reportStarts(url, ofCanary, { starts: 110, crashes: 0 });
  await person.join(await invite('watcher'), PASSWORD);
  await person.go('Releases');
  await page.getByRole('link', { name: REMOTE, exact: true }).click();
  const watched = person.dialog.getByRole('region', { name: `Canary ${canary}` });

  await test.step('the numbers are beside those of the live release, with what is missing for a verdict', async () => {
    await expect(watched.getByRole('row', { name: /^Starts/ })).toContainText('110');
    await expect(watched.getByRole('row', { name: /^Failed starts/ })).toContainText('0.00 %');
    await expect(watched.getByRole('status')).toContainText(/Not decided.*Counts as good in about \d+ min, after 2,290 more starts/);
    await expectAccessible(page);
  });

  await test.step('a watch shows new numbers as they come, and ends the canary that crashes', async () => {
    await watched.getByRole('button', { name: 'Watch it' }).click();
    await expect(watched.getByText('Live', { exact: true }).and(watched.locator('span'))).toBeVisible();
    await expect(watched.getByText(/watches it for watcher/)).toBeVisible();
    await reportStarts(url, ofCanary, { starts: 110, crashes: 80 });
    await expect(watched).toHaveCount(0);
    await expect(person.dialog.getByRole('list', { name: `History of ${REMOTE}` })).toContainText('of its starts fail');
  });

  expect(violations.crashes()).toEqual([]);
});
