import { randomUUID } from 'node:crypto';
import { TELEMETRY_PATH } from '@site/api/contracts/telemetry';
import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect } from '../fixtures/test';
import { ConsolePage } from '../pages/console.page';
import { marked } from '../releases/planted-code';
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
    await expect(watched.getByRole('status')).toContainText(/Not decided.*Decided in about \d+ min, after 2,290 more starts/);
    await expectAccessible(page);
  });

  await test.step('a watch shows new numbers as they come, and ends the canary that crashes', async () => {
    await watched.getByRole('button', { name: 'Watch it' }).click();
    await expect(watched.getByText('Live', { exact: true })).toBeVisible();
    await expect(watched.getByText(/watches it for watcher/)).toBeVisible();
    await reportStarts(url, ofCanary, { starts: 110, crashes: 80 });
    await expect(watched).toHaveCount(0);
    await expect(person.dialog.getByRole('list', { name: `History of ${REMOTE}` })).toContainText('of its starts fail');
  });

  expect(violations.crashes()).toEqual([]);
});

/** Alerts are looked for once in a minute. */
const MINUTE_S = 61;

/** Reports of many devices about one release, each from an address of its own. */
async function reportStarts(
  url: string,
  of: { remote: string; release: string; cohort: 'live' | 'canary'; serial: number },
  { starts, crashes }: { starts: number; crashes: number },
) {
  for (let device = 0; device < starts; device++) {
    const kinds = device < crashes ? ['mounted', 'crashed'] : ['mounted'];
    const answer = await fetch(url + TELEMETRY_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `device=${randomUUID()}`, 'x-forwarded-for': `10.9.${device}.1`, origin: url },
      body: JSON.stringify({ events: kinds.map((kind) => ({ ...of, kind })) }),
    });
    if (!answer.ok) throw new Error(`telemetry: ${answer.status} ${await answer.text()}`);
  }
}
