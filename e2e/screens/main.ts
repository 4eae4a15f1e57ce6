/** `npx tsx e2e/screens/main.ts [folder]`: saves every screen as PNG, for phone and desktop, in both languages. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '@site/testing/chromium';
import { signUpPlayer, type TestAccount } from '../fixtures/accounts';
import { sessionState } from '../fixtures/test';
import { LANGUAGES } from '../fixtures/languages';
import { pathOf, screens, type Screen } from '../quality/screens';
import { CHROMIUM_ARGS, layouts, type LayoutName } from '../site/browser';
import { startSite } from '../site/start-site';

const folder = resolve(process.argv[2] ?? 'e2e/test-results/screens');

async function main() {
  mkdirSync(folder, { recursive: true });
  const running = process.env['SITE_URL'];
  const site = running ? { url: running, stop: () => Promise.resolve() } : await startSite();
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });
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
  const file = `${screen.name}-${layout}-${language}.png`;
  // With an open event stream the network is never idle.
  await page.route('**/api/events', (route) => route.abort());
  try {
    await page.goto(await pathOf(screen, url));
    await screen.ready(page);
    // The exchange requests prices all the time, so its network is never idle.
    await (screen.name.startsWith('odds') ? page.waitForTimeout(2000) : page.waitForLoadState('networkidle'));
    await page.screenshot({ path: resolve(folder, file) });
    console.log(file);
  } catch (problem) {
    console.error(`${file}: ${problem instanceof Error ? problem.message : String(problem)}`);
    process.exitCode = 1;
  }
  await context.close();
}

await main();
