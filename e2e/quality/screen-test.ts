import type { BrowserContext } from '@playwright/test';
import { storedSession } from '../fixtures/accounts';
import { createOperator } from '../fixtures/operator';
import { sessionState, signUpWithMoney, siteOfRun, test } from '../fixtures/test';
import { layouts, type LayoutName } from '../site/browser';
import type { Screen } from './screens';

export { expect } from '@playwright/test';

interface Look {
  layout: LayoutName;
  as: Screen['as'];
}

interface ScreenBrowser {
  context: BrowserContext;
  /** Content of the browser's storage before a screen is opened. */
  storage: ReturnType<typeof storedSession>;
}

/** In addition to a fresh player's 1,000 and the welcome credit: BDT 1,234,567.89, the widest amount in the tests. */
const CREDIT = 1_233_067.89;

async function signUpRich(site: string) {
  const operator = createOperator(site);
  const account = await signUpWithMoney(site, operator);
  await operator.player(account.username, { credit: CREDIT });
  return account;
}

/**
 * A fresh page for each screen, in a browser that keeps the site's cached files: a worker has one browser for each layout and kind of
 * person. Cookies and storage are reset.
 */
export const screenTest = test.extend<Look & { screenBrowser: ScreenBrowser }, { openBrowser(look: Look): Promise<ScreenBrowser> }>({
  layout: ['phone', { option: true }],
  as: ['visitor', { option: true }],
  openBrowser: [
    async ({ browser }, use) => {
      const opened = new Map<string, ScreenBrowser>();
      await use(async ({ layout, as }) => {
        const look = `${layout} ${as}`;
        const before = opened.get(look);
        if (before) return before;
        const site = siteOfRun();
        const account = as === 'player' ? await signUpRich(site) : null;
        const context = await browser.newContext({
          ...layouts[layout],
          baseURL: site,
          reducedMotion: 'reduce',
          ...(account ? { storageState: sessionState(site, account) } : {}),
        });
        const made = { context, storage: account ? storedSession(account) : [] };
        opened.set(look, made);
        return made;
      });
      await Promise.all([...opened.values()].map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
  screenBrowser: async ({ openBrowser, layout, as }, use) => use(await openBrowser({ layout, as })),
  context: async ({ screenBrowser: { context } }, use) => {
    await context.clearCookies();
    await use(context);
  },
  page: async ({ context, screenBrowser: { storage } }, use, testInfo) => {
    const page = await context.newPage();
    await use(page);
    // A page of a failed test stays open for its screenshot; the worker closes it.
    if (testInfo.status !== testInfo.expectedStatus) return;
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, storage);
    await page.close();
  },
});
