import type { Browser, BrowserContext } from '@playwright/test';
import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect } from '../fixtures/test';
import { ConsolePage } from '../pages/console.page';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { marked } from '../releases/planted-code';
import { layouts } from '../site/browser';

const PASSWORD = 'nine herons at the ferry';
const REMOTE = 'mf-catalogue';
const MARK = '(with a fault)';

test.use(layouts.desktop);

/** Opens the first page as a new player, and runs the check on it. */
async function asNewPlayer(browser: Browser, url: string, check: (site: SitePage, home: HomePage) => Promise<void>) {
  const player: BrowserContext = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });
  const page = await player.newPage();
  await page.goto('/');
  await check(new SitePage(page), new HomePage(page));
  await player.close();
}

test('an engineer takes a bad release back from the page, and the next player has the one before', async ({
  page,
  browser,
  consoleSite: { url, releases, invite },
  violations,
}) => {
  const person = new ConsolePage(page);
  const card = person.area(REMOTE);
  const built = releases.builtOf(REMOTE);
  await releases.reset();
  const bad = await releases.plant(REMOTE, { change: marked(MARK) });
  await releases.activate(REMOTE, bad, { stepBack: built });
  await asNewPlayer(browser, url, async (_, home) => expect(home.featured).toContainText(MARK));
  await person.join(await invite('engineer'), PASSWORD);

  await test.step('the page says what is live and where the way back leads', async () => {
    await person.go('Releases');
    await expect(card).toContainText(bad);
    await expect(card).toContainText(`Good before: ${built}`);
  });

  await test.step('a rollback shows the gate while it runs, and its result', async () => {
    await card.getByRole('button', { name: `Roll back ${REMOTE}` }).click();
    await expectAccessible(page);
    await person.change(`Roll back ${REMOTE}`, REMOTE, 'half of the lists stay empty');
    await expect(person.dialog.getByRole('status').filter({ hasText: 'Running' })).toBeVisible();
    await expect(person.dialog.getByRole('log')).toContainText(/gate: \d+\.\d s/);
    await expect(person.dialog.getByText('Done', { exact: true })).toBeVisible();
    await expect(person.dialog.getByRole('log')).toContainText(/activation: \d+\.\d s/);
    await expect(person.dialog.getByText(/A fresh page of a player has it, \d+\.\d s after the press/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a new player has the release before', async () => {
    await asNewPlayer(browser, url, async (site, home) => {
      await expect(site.area(REMOTE)).toHaveAttribute('data-release', built);
      await expect(home.featured).not.toContainText(MARK);
    });
  });

  await test.step('the page and the history have it, with the reason', async () => {
    await person.dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(card).toContainText(built);
    await expect(card.getByRole('button', { name: `Roll back ${REMOTE}` })).toHaveCount(0);
    await page.getByRole('link', { name: REMOTE, exact: true }).click();
    await expect(person.dialog.getByRole('list', { name: `History of ${REMOTE}` })).toContainText('half of the lists stay empty');
  });

  expect(violations.list()).toEqual([]);
  expect(violations.crashes()).toEqual([]);
});
