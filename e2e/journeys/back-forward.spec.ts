import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consoleTool } from '../fixtures/console-tool';
import { pathOfBusyMatch } from '../fixtures/matches';
import { exchangeOf, expect, playerTest as test, type Page } from '../fixtures/test';
import { OddsView } from '../pages/exchange.page';
import { SitePage } from '../pages/site.page';
import { wholeBrowser } from '../site/browser';

// Playwright switches the back/forward cache off.
test.use({ launchOptions: { ...(await wholeBrowser()), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

let elsewhere: Server;
test.beforeAll(async () => {
  elsewhere = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>'));
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
});
test.afterAll(() => void elsewhere.close());

/** Leaves the site for another one. @returns a function that presses Back, and expects that the browser restores the page as it was */
async function leave(page: Page) {
  const session = await page.context().newCDPSession(page);
  const types: string[] = [];
  const reasons: unknown[] = [];
  session.on('Page.frameNavigated', ({ type }) => void types.push(type));
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => void reasons.push(...notRestoredExplanations));
  await session.send('Page.enable');
  // A browser restores only what was loaded to the end.
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  await expect(page).toHaveTitle('Elsewhere');
  return async () => {
    const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
    await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
    await expect.poll(() => [types.at(-1), reasons]).toEqual(['BackForwardCacheRestore', []]);
  };
}

test('a player who looked at another site and comes back finds the page as it was, with prices and balance of now', async ({
  page,
  site,
  account,
  operator,
}) => {
  const frame = new SitePage(page);
  const openedStream = () => page.waitForRequest((request) => request.url().includes('/api/event-stream/'));
  const stream = openedStream();
  await page.goto(await pathOfBusyMatch(exchangeOf(site)));
  await stream;
  await expect(frame.balance).toContainText('1,500.00');
  const comeBack = await leave(page);
  await operator.player(account.username, { credit: 234 });
  const streamAgain = openedStream();
  await comeBack();
  await expect(frame.balance).toContainText('1,734.00');
  await streamAgain;
  await expect(new OddsView(page).stale).toBeHidden();
});

test('a page that comes back after a log-out in another tab shows nothing of the player', async ({ page, context }) => {
  const frame = new SitePage(page);
  await page.goto('/games');
  await expect(frame.balance).toContainText('1,500.00');
  // From then on the page follows what happens in other tabs and at the platform.
  await consoleTool(page);
  const comeBack = await leave(page);
  const other = await context.newPage();
  await other.goto('/player/logout');
  await expect(new SitePage(other).loginLink).toBeVisible();
  await other.close();
  await comeBack();
  await expect(frame.loginLink).toBeVisible();
  await expect(frame.balance).toBeHidden();
});
