/** `npx tsx e2e/screens/main.ts [folder]`: saves every screen as PNG, for phone and desktop, in both languages. */
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { signUpPlayer, type TestAccount } from '../fixtures/accounts';
import { sessionState } from '../fixtures/test';
import { LANGUAGES } from '../fixtures/languages';
import { pathOf, screens, type Screen } from '../quality/screens';
import { layouts, type LayoutName } from '../site/browser';
import { startSite } from '../site/start-site';
import { createCamera, openBrowser } from './camera';

const camera = createCamera(resolve(process.argv[2] ?? 'e2e/test-results/screens'));

async function main() {
  const running = process.env['SITE_URL'];
  const site = running ? { url: running, stop: () => Promise.resolve() } : await startSite();
  const browser = await openBrowser();
  try {
    const account = await signUpPlayer(site.url);
    for (const layout of Object.keys(layouts) as LayoutName[]) {
      for (const language of LANGUAGES) {
        for (const screen of screens) await shoot(browser, site.url, account, { layout, language, screen });
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function shoot(
  browser: Browser,
  url: string,
  account: TestAccount,
  { layout, language, screen }: { layout: LayoutName; language: string; screen: Screen },
) {
  const context = await browser.newContext({
    ...layouts[layout],
    baseURL: url,
    reducedMotion: 'reduce',
    storageState: screen.as === 'player' ? sessionState(url, account) : undefined,
  });
  await context.addCookies([{ name: 'language', value: language, url }]);
  const page = await context.newPage();
  // With an open event stream the network is never idle.
  await page.route('**/api/events', (route) => route.abort());
  await camera.shoot(page, `${screen.name}-${layout}-${language}`, async () => {
    await page.goto(await pathOf(screen, url));
    await screen.ready(page);
    // The exchange requests prices all the time, so its network is never idle.
    await (screen.name.startsWith('odds') ? page.waitForTimeout(2000) : page.waitForLoadState('networkidle'));
  });
  await context.close();
}

await main();
