import type { Route } from '@playwright/test';
import { statusOf } from '../fixtures/console-tool';
import { expect, releaseTest as test, type Page } from '../fixtures/release-test';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { siteOfRun } from '../fixtures/test';
import { startThrowawayEdge } from '../site/throwaway-edge';
import { brokenDocuments } from './broken-documents';
import { countLoads, look, replaceReleases, untilFollowed } from './page-releases';

const REMOTE = 'mf-catalogue';
const LIVE = '**/releases/live.json';
const RESTART_PORT = 5100;
const HINT = 'Showing the last good version of the site.';

test('an open page polls for a release and gets invalid answers: it stays as it is', async ({ page, releases, violations }) => {
  await page.goto('/');
  await expect(new HomePage(page).categories).toBeVisible();
  const { serial } = await statusOf(page);
  const loads = countLoads(page);
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'nothing at all': (route) => route.abort('connectionrefused'),
    'a fault (500)': (route) => route.fulfill({ status: 500, body: '{}' }),
  };
  for (const [what, body] of Object.entries(await brokenDocuments(await releases.document(), releases.keys)))
    answers[what] = (route) => route.fulfill({ status: 200, contentType: 'application/json', headers: { etag: `"${what}"` }, body });

  for (const [what, answer] of Object.entries(answers)) {
    await test.step(what, async () => {
      await page.route(LIVE, answer);
      const asked = page.waitForRequest(LIVE);
      await look(page);
      await asked;
      await page.waitForTimeout(150);
      expect((await statusOf(page)).serial).toBe(serial);
      await page.unroute(LIVE);
    });
  }
  await new SitePage(page).expectAlive();
  await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
  expect(loads()).toBe(0);
  expect(violations.crashes()).toEqual([]);
});

test('with any invalid document in the place of the releases, the site starts with the last good ones', async ({ page, releases }) => {
  const good = await releases.document();
  await page.goto('/');
  await untilFollowed(page, good);
  await answerEverywhere(page, JSON.stringify(good));

  for (const [what, text] of Object.entries(await brokenDocuments(good, releases.keys))) {
    await test.step(what, async () => {
      await answerEverywhere(page, text);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(new HomePage(page).categories).toBeVisible();
      expect((await statusOf(page)).serial).toBe(good.serial);
      await expect(page.getByRole('status').filter({ hasText: HINT })).toBeVisible();
    });
  }
});

/** Replaces the releases in the document of the page and in the answer to its poll. */
async function answerEverywhere(page: Page, text: string) {
  await page.unrouteAll();
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? replaceReleases(route, text) : route.fallback()));
  await page.route(LIVE, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: text }));
}

test('a store that breaks under a running site changes nothing, and after the repair it is used again', async ({
  page,
  releases,
  site: url,
}) => {
  const good = await releases.document();
  // An expired document still starts pages, because each page decides if it is too old.
  const { expired: _, ...broken } = await brokenDocuments(good, releases.keys);
  for (const [what, text] of Object.entries(broken)) {
    await test.step(what, async () => {
      const repair = await releases.breakChannel(text);
      // Long enough for several polls of the edge.
      await page.waitForTimeout(500);
      const document = await (await fetch(url)).text();
      await repair();
      expect(document).toContain(`"serial":${good.serial},`);
    });
  }
  await page.goto('/');
  await expect(new HomePage(page).categories).toBeVisible();
  const release = await releases.plant(REMOTE);
  await releases.activate(REMOTE, release);
  await page.goto('/');
  await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', release);
});

test('a site that starts while its store is unreadable serves the last releases that it served', async ({ releases, page }) => {
  const good = await releases.document();
  const options = { storeDir: releases.dir, keysDir: releases.keysDir, site: siteOfRun(), from: RESTART_PORT };
  for (const text of ['', '<!doctype html>']) {
    const repair = await releases.breakChannel(text);
    try {
      const edge = await startThrowawayEdge(options);
      await page.goto(edge.url);
      await expect(new HomePage(page).categories).toBeVisible();
      expect((await statusOf(page)).serial).toBe(good.serial);
      await edge.stop();
    } finally {
      await repair();
    }
  }
});
