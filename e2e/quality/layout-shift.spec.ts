import { PUBLIC_ROUTES } from '@site/api/contracts/site';
import { layouts, type LayoutName } from '../site/browser';
import { expect, screenTest as test } from './screen-test';

/** Sum that Lighthouse counts as none; a moved footer alone is a multiple of it. */
const MOST_SHIFT = 0.02;
/** A landing link leads to the sign-up at once. */
const ROUTES = [...PUBLIC_ROUTES.filter((route) => !route.endsWith('_code')), '/register?form=classic'];
/** Later code comes so late that its page is painted before it. */
const LATER_MS = 250;

for (const layout of Object.keys(layouts) as LayoutName[])
  test.describe(layout, () => {
    test.use({ layout });

    test('nothing in view moves while the code of a public screen arrives', async ({ page }) => {
      await page.route(/\/releases\/mf-[^/]+\/[^/]+\/(?!remoteEntry|__federation_expose_lifecycle).*\.js$/, async (route) => {
        await new Promise((later) => setTimeout(later, LATER_MS));
        await route.continue();
      });
      await page.addInitScript(() => {
        const moved = { sum: 0, what: [] as string[] };
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[]) {
            moved.sum += entry.value;
            moved.what.push(...entry.sources.map(({ node }) => `${node?.tagName} ${node?.className}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const route of ROUTES) {
        await page.goto(route, { waitUntil: 'networkidle' });
        const { sum, what } = await page.evaluate(() => (window as unknown as { moved: { sum: number; what: string[] } }).moved);
        expect(sum, `${route}: ${what.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
      }
    });
  });
