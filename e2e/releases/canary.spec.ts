import { telemetryRowsSchema, TELEMETRY_PATH, type TelemetryRow } from '@site/api/contracts/telemetry';
import { consoleTool, statusOf } from '../fixtures/console-tool';
import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { LoginPage } from '../pages/access.page';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { siteOfRun } from '../fixtures/test';
import { OPERATOR_KEY, operatorsOf } from '../site/start-site';
import { marked } from './planted-code';

const REMOTE = 'mf-catalogue';
const MARK = '(tried)';

const test = releaseTest.extend({ storageState: { cookies: [], origins: [] } });

const SENT_EVERY_MS = 5_000;
/** Id of a device that is in the sample of those that report their vitals. */
const OF_SAMPLE = '3f1d0c52-0f7b-4c5e-9a51-024200000000';

test('a canary of 0 % is for nobody, of 100 % for everybody, and a device can be pinned to either', async ({ page, context, releases }) => {
  const canary = await releases.plant(REMOTE, { change: marked(MARK) });
  const area = new SitePage(page).area(REMOTE);
  await releases.canary(REMOTE, canary, 0);
  await page.goto('/');
  await page.reload();
  await expect(area).toHaveAttribute('data-release', releases.builtOf(REMOTE));

  await pin(page, 'canary');
  await page.reload();
  await expect(new HomePage(page).featured).toContainText(MARK);
  expect((await statusOf(page)).remotes[REMOTE]).toMatchObject({ release: canary, cohort: 'canary' });
  await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', canary);

  await releases.canary(REMOTE, canary, 100);
  await pin(page, 'live');
  await page.reload();
  await expect(area).toHaveAttribute('data-release', releases.builtOf(REMOTE));
  await unpin(page);
  await page.reload();
  await expect(area).toHaveAttribute('data-release', canary);

  const device = async () => (await context.cookies()).find(({ name }) => name === 'device')?.value;
  const known = await device();
  expect(known).toMatch(/^[\da-f-]{36}$/);
  await page.reload();
  expect(await device()).toBe(known);
});

test('a failing canary is replaced by the live release, in the same page', async ({ page, releases }) => {
  const canary = await releases.plant(REMOTE);
  await page.goto('/');
  await releases.canary(REMOTE, canary, 100);
  await page.route(`**/releases/${REMOTE}/${canary}/**`, (route) => route.abort());
  await page.reload();
  await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
});

test('reports of a release arrive at the platform with release, cohort and serial', async ({ page, releases }) => {
  const canary = await releases.plant(REMOTE);
  await page.goto('/');
  const { serial } = await releases.canary(REMOTE, canary, 100);
  await page.reload();
  // The page stays open until it sends by itself, because a browser may lose what a page sends that goes.
  await expect.poll(async () => (await statusOf(page)).remotes[REMOTE]).toMatchObject({ release: canary, mounted: true });

  const mounted = async () => (await readTelemetry()).find(({ release, kind }) => release === canary && kind === 'mounted');
  await expect.poll(mounted).toMatchObject({ remote: REMOTE, cohort: 'canary', serial, count: 1 });
});

test('web vitals arrive for the release that was shown, with the first error of its code', async ({ page, context, site, releases }) => {
  const canary = await releases.plant(REMOTE, { change: marked(MARK) });
  await releases.canary(REMOTE, canary, 100);
  await context.addCookies([{ name: 'device', value: OF_SAMPLE, url: site }]);
  const kinds = async (remote: string) => (await readTelemetry(remote)).map(({ kind, cohort, release }) => `${kind} ${cohort} ${release}`);

  // A browser may lose a beacon of a page that goes, so the visit is made again.
  await expect(async () => {
    await page.goto('/');
    await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', canary);
    await page.waitForLoadState('networkidle');
    await throwIn(page, `${site}/releases/${REMOTE}/${canary}/lifecycle.js`);
    await page.goto('about:blank');
    const own = ['cls', 'lcp', 'uncaught'].map((kind) => `${kind} canary ${canary}`);
    await expect.poll(() => kinds(REMOTE), { timeout: SENT_EVERY_MS }).toEqual(expect.arrayContaining(own));
    expect(await kinds('shell')).toContainEqual(expect.stringMatching(/^ttfb live /));
  }).toPass();
});

test('a platform that accepts no reports does not affect the page', async ({ page, violations }) => {
  const errors: string[] = [];
  let sent = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(`**${TELEMETRY_PATH}`, (route) => {
    sent += 1;
    return route.abort('connectionrefused');
  });
  await page.clock.install();
  await page.goto('/');
  await new SitePage(page).taken();
  for (let visit = 0; visit < 4; visit++) {
    await expect(new HomePage(page).categories).toBeVisible();
    await new SitePage(page).loginLink.click();
    await expect(new LoginPage(page).username).toBeVisible();
    await page.clock.fastForward(SENT_EVERY_MS);
    await page.goBack();
  }
  expect(sent).toBe(2);
  expect(errors.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  expect(violations.crashes()).toEqual([]);
});

/** An error that no code catches, thrown by this file. */
const throwIn = (page: Page, file: string) =>
  page.evaluate((address) => {
    const error = new Error('planted');
    error.stack = `Error: planted\n    at run (${address}:1:1)`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
  }, file);

const pin = async (page: Page, cohort: 'live' | 'canary') =>
  (await consoleTool(page)).evaluate((tool, [remote, to]) => tool.pin(remote, to), [REMOTE, cohort] as const);

const unpin = async (page: Page) => (await consoleTool(page)).evaluate((tool, remote) => tool.unpin(remote), REMOTE);

async function readTelemetry(remote = REMOTE): Promise<readonly TelemetryRow[]> {
  const answer = await fetch(`${operatorsOf(siteOfRun())}/operator/telemetry?remote=${remote}`, {
    headers: { 'x-operator-key': OPERATOR_KEY },
  });
  return telemetryRowsSchema.parse(await answer.json());
}
