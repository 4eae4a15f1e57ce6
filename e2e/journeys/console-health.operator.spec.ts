import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect } from '../fixtures/test';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';

const PASSWORD = 'nine herons at the ferry';
const CALLS = 240;

for (const layout of ['desktop', 'phone'] as const) {
  test.describe(`on a ${layout}`, () => {
    test.use(layouts[layout]);

    test('a person sees the calls of players in the health of the servers, and no state of now once its source is gone', async ({
      page,
      consoleSite: { url, invite },
      violations,
    }) => {
      const person = new ConsolePage(page);
      await page.clock.install();
      await person.join(await invite(`health-${layout}`), PASSWORD);
      await person.go('Health');
      const rules = page.getByRole('region', { name: 'States' });
      await expect(rules.getByRole('listitem').filter({ hasText: 'A worker runs' })).toContainText('Good');
      await expect(rules.getByRole('listitem').filter({ hasText: 'Bets are decided in time' })).toContainText('Good');
      await expect(rules.getByRole('listitem').filter({ hasText: 'Edges agree' })).toContainText('Not known');
      await expect(page.getByText(/Newest number: .*, \d+ s old\./)).toBeVisible();
      await expectAccessible(page);

      await test.step('the chart has the calls that players make, and so has its table', async () => {
        await Promise.all(Array.from({ length: CALLS }, () => fetch(`${url}/api/general`).then((answer) => answer.text())));
        const chart = page.getByRole('figure', { name: 'Calls per second' });
        await expect(async () => {
          await page.getByRole('button', { name: 'Ask again' }).click();
          const said = (await chart.getByRole('listitem').filter({ hasText: 'platform' }).innerText({ timeout: 1_000 })).trim();
          expect(Number(said.split(/\s/).at(-2))).toBeGreaterThan(CALLS / 120);
        }).toPass();
        await chart.getByRole('button', { name: 'Table: Calls per second' }).click();
        await expect(chart.getByRole('columnheader', { name: 'platform' })).toBeVisible();
      });

      await test.step('a source that is gone makes the numbers old, and no rule looks good', async () => {
        await page.route('**/operator/health', (route) => route.abort());
        await page.clock.fastForward(120_000);
        await expect(page.getByRole('alert')).toContainText('These numbers are old. They say nothing about now.');
        await expect(rules.getByText('Good', { exact: true })).toHaveCount(0);
        await expect(rules.getByText('Not known', { exact: true }).first()).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('it is well again as soon as the source answers', async () => {
        await page.unroute('**/operator/health');
        await page.getByRole('button', { name: 'Ask again' }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(rules.getByRole('listitem').filter({ hasText: 'A worker runs' })).toContainText('Good');
      });

      expect(violations.crashes()).toEqual([]);
    });
  });
}
