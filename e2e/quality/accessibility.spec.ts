import { LANGUAGES } from './languages';
import { expect, playerTest, test } from '../fixtures/test';
import { layouts, type LayoutName } from '../site/browser';
import { expectAccessible } from './expect-accessible';
import { screens } from './screens';

// Most of a run's work in one file: all workers share it.
test.describe.configure({ mode: 'parallel' });

for (const layout of Object.keys(layouts) as LayoutName[]) {
  test.describe(layout, () => {
    for (const screen of screens) {
      const run = screen.as === 'player' ? playerTest : test;
      run.describe(screen.name, () => {
        run.use({ ...layouts[layout], contextOptions: { reducedMotion: 'reduce' } });

        run('axe finds nothing serious and the policies refuse nothing, in each language', async ({ page, context, site, violations }) => {
          for (const language of LANGUAGES) {
            await run.step(language, async () => {
              await context.addCookies([{ name: 'language', value: language, url: site }]);
              await page.goto(screen.path);
              await screen.ready(page);
              await expect(page.locator('html')).toHaveAttribute('lang', language);
              await expectAccessible(page);
            });
          }
          expect(violations.list()).toEqual([]);
          expect(violations.crashes()).toEqual([]);
        });
      });
    }
  });
}
