import { getBets, placeBet } from '@site/api/contracts/exchange';
import { setTimer, TIMER_MINUTES } from '@site/api/contracts/safer-play';
import { expectAccessible } from '../fixtures/expect-accessible';
import { heldMatch } from '../fixtures/held-match';
import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { logIn } from '../fixtures/accounts';
import { betsOf } from '../fixtures/bets-of';
import { ask } from '../fixtures/platform-call';
import { exchangeOf, sessionState, stored, type Page } from '../fixtures/test';
import { ways } from '../fixtures/ways';
import { LoginPage } from '../pages/access.page';
import { GamesPage, GameWindow } from '../pages/games.page';
import { SitePage } from '../pages/site.page';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_S = 31 * 24 * 60 * 60;
/** No house offers as much, so an order at this price waits. */
const FAR_PRICE = 50;

for (const [way, options] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use(options);

    test('a reality check interrupts a real game in one tab and the other pages in another, until the player answers', async ({
      page,
      context,
      site,
      account,
      operator,
    }) => {
      await ask(site, account, setTimer.path, { kind: 'check', minutes: TIMER_MINUTES.least });
      await page.goto('/games?type=SLOT&title=Slot');
      await new GamesPage(page).tiles.first().click();
      const { game, spin } = new GameWindow(page);
      await expect(spin).toBeEnabled();
      const other = await context.newPage();
      await other.goto('/responsible-gaming?tool=time');
      await expect(other.getByText(/This session: \d+ minutes/)).toBeVisible();
      await page.bringToFront();

      await operator.moveClock(TIMER_MINUTES.least * 60);
      const check = page.getByRole('dialog', { name: 'Reality check' });
      await expect(async () => {
        // The platform refuses the round by itself; the page learns of it from the balance.
        if (!(await check.isVisible())) await spin.click({ timeout: 2000 });
        await expect(check).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(check.getByText('Result of this session')).toBeVisible();
      await expectAccessible(page);
      await expect(check.getByText(/^\d+ min$/)).toBeVisible();

      await other.bringToFront();
      const there = other.getByRole('dialog', { name: 'Reality check' });
      await expect(there).toBeVisible({ timeout: 15_000 });
      await there.getByRole('button', { name: 'Go on' }).click();
      await expect(there).toBeHidden();

      await page.bringToFront();
      await expect(check).toBeHidden({ timeout: 15_000 });
      await spin.click();
      await expect(game.getByText('Play is paused. The site shows you why')).toBeHidden();
    });

    test('the session limit covers a real game, and no reload, other tab, other device or clock opens play again', async ({
      page,
      context,
      browser,
      baseURL,
      site,
      account,
      operator,
    }) => {
      const over = (one: Page) => one.getByRole('dialog', { name: 'Your session limit is reached' });
      await ask(site, account, setTimer.path, { kind: 'session', minutes: TIMER_MINUTES.least });
      await page.goto('/games?type=SLOT&title=Slot');
      await new GamesPage(page).tiles.first().click();
      const { spin } = new GameWindow(page);
      await expect(spin).toBeEnabled();

      await operator.moveClock(TIMER_MINUTES.least * 60);
      await expect(async () => {
        if (!(await over(page).isVisible())) await spin.click({ timeout: 2000 });
        await expect(over(page)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectAccessible(page);
      await page.reload();
      await expect(over(page)).toBeVisible();
      const tab = await context.newPage();
      await tab.goto('/games?type=SLOT&title=Slot');
      await expect(over(tab)).toBeVisible();

      const device = await browser.newPage({ ...options, baseURL, storageState: sessionState(site, account) });
      await device.clock.setSystemTime(Date.now() + DAY_MS);
      await device.goto('/games?type=SLOT&title=Slot');
      await over(device).getByRole('button', { name: 'Close' }).last().click();
      await expect(over(device)).toBeHidden();
      await new GamesPage(device).tiles.first().click();
      await expect(device.getByText('Your session limit is reached').first()).toBeVisible();
      await expect(new GameWindow(device).frame).toHaveCount(0);
      await device.close();
    });

    test('a full stop cancels a waiting order, and the site is closed to play', async ({ page, site, account, operator }) => {
      const { event, runner } = await heldMatch(exchangeOf(site), operator);
      await ask(site, account, placeBet.path, {
        marketId: event.MarketId,
        eventId: event.EventId,
        selection: runner.id,
        side: 'back',
        odds: FAR_PRICE,
        stake: 100,
      });
      const states = async () => getBets.output.parse(await ask(site, account, getBets.path)).bets.map(({ state }) => state);
      await expect.poll(states).toEqual(['UNMATCHED']);

      await page.goto('/responsible-gaming');
      await page.getByRole('button', { name: 'Stop everything now' }).click();
      const dialog = page.getByRole('dialog', { name: 'Stop everything' });
      await expect(dialog.getByText('1 (৳100.00): cancelled')).toBeVisible();
      await dialog.getByRole('radio', { name: '24 hours' }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Stop everything' }).click();
      await expect(page.getByRole('heading', { name: 'Everything is stopped' })).toBeVisible();
      await expect(page.getByText('You are taking a break').first()).toBeVisible();

      // The stop has replaced all tokens; only this page has the new one.
      account.token = (await stored(page, 'token')) ?? '';
      await expect.poll(states).toEqual(['CANCELLED']);
    });

    test('three months of stakes suggest a limit, which the player takes after a question', async ({ page, site, account, operator }) => {
      await operator.player(account.username, { credit: 20_000 });
      for (const stake of [300, 500, 1000]) {
        const { event, runner, part } = await heldMatch(exchangeOf(site), operator);
        const bet = { marketId: event.MarketId, eventId: event.EventId, selection: runner.id, side: 'back', odds: part.back, stake };
        await ask(site, account, placeBet.path, bet);
        await expect.poll(async () => (await betsOf(site, account)).map(({ state }) => state)).toEqual(['MATCHED']);
        await operator.market(event.MarketId, { settle: runner.id });
        await expect.poll(() => betsOf(site, account)).toEqual([]);
        await operator.moveClock(MONTH_S);
        account.token = (await logIn(site, account)).token;
      }

      // The log-in of three months ago is over.
      await page.goto('/');
      await new SitePage(page).loginLink.click();
      await new LoginPage(page).logIn(account.username, account.password);
      await new SitePage(page).expectPath('/');
      await page.goto('/responsible-gaming?tool=limits');
      const suggestions = page.getByRole('region', { name: 'Limits from your own history' });
      await expectAccessible(page);
      await suggestions.getByRole('button', { name: 'Wager limit: ৳500.00 a month' }).click();
      const question = page.getByRole('dialog', { name: 'Set ৳500.00 a month?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Set limit' }).click();
      await expect(suggestions.getByRole('button', { name: /^Wager limit/ })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Wager limit' })).toBeVisible();
      await expect(page.getByText('৳500.00').first()).toBeVisible();
    });
  });
}
