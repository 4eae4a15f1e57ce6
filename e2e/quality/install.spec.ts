import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { expect, test as visitorTest } from '../fixtures/test';
import { untilWorker } from '../fixtures/worker';
import { layouts, wholeBrowser } from '../site/browser';

/** A browser with a profile of its own, because no site can be installed from a private window. */
const test = visitorTest.extend<{ ownContext: BrowserContext }>({
  ownContext: async ({ site }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...(await wholeBrowser()),
      ...layouts.phone,
      baseURL: site,
      serviceWorkers: 'allow',
    });
    await use(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

test('the browser finds nothing that keeps the site from being installed as an app', async ({ ownContext }) => {
  const page = ownContext.pages()[0] ?? (await ownContext.newPage());
  await page.goto('/');
  await untilWorker(page);
  const devtools = await ownContext.newCDPSession(page);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/app.webmanifest');
  const { icons, display, start_url, scope } = JSON.parse(data ?? '') as Record<
    'icons',
    { src: string; sizes: string; purpose: string }[]
  > &
    Record<'display' | 'start_url' | 'scope', string>;
  expect({ display, start_url, scope }).toEqual({ display: 'standalone', start_url: '/', scope: '/' });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...icons.map(({ src }) => src), touchIcon ?? '']) {
    const answer = await page.request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, expect.stringMatching(/^image\/(svg\+xml|png)/)]);
  }
});

test('"App download" leads to the browser’s own offer to install the site', async ({ ownContext }) => {
  const page = ownContext.pages()[0] ?? (await ownContext.newPage());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'App download' }).click();
  await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible();
});
