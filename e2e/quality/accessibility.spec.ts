import { LANGUAGES } from './languages';
import { expect, playerTest, test } from '../fixtures/test';
import { layouts, type LayoutName } from '../site/browser';
import { expectAccessible } from './expect-accessible';
import { screens } from './screens';

for (const layout of Object.keys(layouts) as LayoutName[]) {
  for (const language of LANGUAGES) {
    for (const screen of screens) {
      const run = screen.as === 'player' ? playerTest : test;
      run.describe(`${layout}, ${language}`, () => {
        run.use({ ...layouts[layout], contextOptions: { reducedMotion: 'reduce' } });

        run(`${screen.name}: axe finds nothing serious, the policies refuse nothing`, async ({ page, context, site, violations }) => {
          await context.addCookies([{ name: 'language', value: language, url: site }]);
          await page.goto(screen.path);
          await screen.ready(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectAccessible(page);
          expect(violations.list()).toEqual([]);
          expect(violations.crashes()).toEqual([]);
        });
      });
    }
  }
}
