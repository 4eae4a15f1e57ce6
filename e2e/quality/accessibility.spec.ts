import { showIn, LANGUAGES } from '../fixtures/languages';
import { layouts, type LayoutName } from '../site/browser';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, screenTest as test } from './screen-test';
import { pathOf, screens } from './screens';

// This file has most of the work of a run, so all workers share it.
test.describe.configure({ mode: 'parallel' });

for (const layout of Object.keys(layouts) as LayoutName[]) {
  test.describe(layout, () => {
    for (const screen of screens) {
      test.describe(screen.name, () => {
        test.use({ layout, as: screen.as });

        test('axe finds nothing serious and the policies refuse nothing, in each language', async ({ page, site, violations }) => {
          await page.goto(await pathOf(screen, site));
          for (const language of LANGUAGES) {
            await test.step(language, async () => {
              await showIn(page, language);
              await screen.ready(page);
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
