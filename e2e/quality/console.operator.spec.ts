import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { LANGUAGES, openIn } from '../fixtures/languages';
import { expect } from '../fixtures/test';
import { ConsolePage } from '../pages/console.page';
import { layouts, type LayoutName } from '../site/browser';
import { consoleReady, consoleScreens } from './console-screens';

const PASSWORD = 'seven boats on the Padma';

for (const layout of Object.keys(layouts) as LayoutName[]) {
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('axe finds nothing serious and the policy refuses nothing on any page of the console, in both languages', async ({
      page,
      consoleSite,
      violations,
    }) => {
      const link = await consoleSite.invite(`axe-${layout}`);
      for (const language of LANGUAGES) {
        await test.step(`sign-in and the link to join, ${language}`, async () => {
          await openIn(page, `${consoleSite.console}/`, language);
          await expect(page.locator('form')).toBeVisible();
          await expectAccessible(page);
          await page.goto('about:blank');
          await page.goto(link);
          await expect(page.locator('code')).toBeVisible();
          await expectAccessible(page);
        });
      }
      await openIn(page, `${consoleSite.console}/`, 'en');
      await new ConsolePage(page).join(link, PASSWORD);
      await expect(page.getByRole('navigation')).toBeVisible();
      for (const language of LANGUAGES) {
        for (const screen of consoleScreens) {
          await test.step(`${screen.name}, ${language}`, async () => {
            await openIn(page, `${consoleSite.console}/${screen.path}`, language);
            await consoleReady(page);
            await screen.open?.(page, language);
            await expectAccessible(page);
          });
        }
      }
      expect(violations.list()).toEqual([]);
      expect(violations.crashes()).toEqual([]);
    });
  });
}
