import type { Page } from '@playwright/test';
import { PUBLIC_ROUTES } from '@site/api/contracts/site';
import { layouts, type LayoutName } from '../site/browser';
import { expect, screenTest as test } from './screen-test';
import { pathOf, screens } from './screens';

/** Sum that Lighthouse counts as none; a moved footer alone is a multiple of it. */
const MOST_SHIFT = 0.02;
/** Sum that Web Vitals call good; the data of a player's screen has a height that nobody knows before it is there. */
const MOST_SHIFT_OF_DATA = 0.1;
/** A landing link leads to the sign-up at once. */
const ROUTES = [...PUBLIC_ROUTES.filter((route) => !route.endsWith('_code')), '/register?form=classic'];
/** Later code comes so late that its page is painted before it. */
const LATER_MS = 250;

interface Moved {
  sum: number;
  what: string[];
}

/** Delays the later code of areas, and adds up what moves in each page that is opened from now on. */
async function watchMoves(page: Page) {
  await page.route(/\/releases\/mf-[^/]+\/[^/]+\/(?!remoteEntry|__federation_expose_lifecycle).*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, LATER_MS));
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved: Moved = { sum: 0, what: [] };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[]) {
        moved.sum += entry.value;
        moved.what.push(...entry.sources.map(({ node }) => `${node?.tagName} ${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page, path: string, most: number) {
  const { sum, what } = await page.evaluate(() => (window as unknown as { moved: Moved }).moved);
  expect.soft(sum, `${path}: ${what.join(', ')}`).toBeLessThanOrEqual(most);
}

for (const layout of Object.keys(layouts) as LayoutName[])
  test.describe(layout, () => {
    test.use({ layout });

    test('nothing in view moves while the code of a public screen arrives', async ({ page }) => {
      await watchMoves(page);
      for (const route of ROUTES) {
        await page.goto(route, { waitUntil: 'networkidle' });
        await expectStill(page, route, MOST_SHIFT);
      }
    });
  });

test.describe('phone of a player', () => {
  test.use({ layout: 'phone', as: 'player' });

  test('hardly anything in view moves while the code and the data of a screen arrive', async ({ page, site }) => {
    await watchMoves(page);
    for (const screen of screens.filter(({ as }) => as === 'player')) {
      const path = await pathOf(screen, site);
      await page.goto(path);
      await screen.ready(page);
      await expectStill(page, path, MOST_SHIFT_OF_DATA);
    }
  });
});
