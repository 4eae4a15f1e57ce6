import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { expect, test as visitorTest } from '../fixtures/test';
import { untilWorker } from '../fixtures/worker';
import { layouts } from '../site/browser';

/** A browser with a profile of its own, because no site can be installed from a private window. */
const test = visitorTest.extend<{ ownContext: BrowserContext }>({
  ownContext: async ({ launchOptions, site }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
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
  const { icons, display, start_url, scope } = JSON.parse(data ?? '') as Record<'icons', { src: string; purpose: string }[]> &
    Record<'display' | 'start_url' | 'scope', string>;
  expect({ display, start_url, scope }).toEqual({ display: 'standalone', start_url: '/', scope: '/' });
  expect(icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'maskable']);
  for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\/svg\+xml/);
});

test('"App download" leads to the browser’s own offer to install the site', async ({ ownContext }) => {
  const page = ownContext.pages()[0] ?? (await ownContext.newPage());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'App download' }).click();
  await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible();
});
