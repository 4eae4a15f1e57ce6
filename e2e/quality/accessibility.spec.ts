import { languagesOf, openIn, showIn } from '../fixtures/languages';
import { layouts, type LayoutName } from '../site/browser';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, screenTest as test } from './screen-test';
import { pathOf, screens } from './screens';

// This file has most of the work of a run, so all workers share it.
test.describe.configure({ mode: 'parallel' });

for (const [layoutTurn, layout] of (Object.keys(layouts) as LayoutName[]).entries()) {
  test.describe(layout, () => {
    for (const [turn, screen] of screens.entries()) {
      const languages = languagesOf(turn + layoutTurn);
      test.describe(screen.name, () => {
        test.use({ layout, as: screen.as });

        test(`axe finds nothing serious and the policies refuse nothing, in ${languages.join(' and ')}`, async ({
          page,
          site,
          violations,
        }) => {
          await openIn(page, new URL(await pathOf(screen, site), site).href, languages[0]);
          for (const language of languages) {
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
