import { getBets, placeBet } from '@site/api/contracts/exchange';
import { setTimer, TIMER_MINUTES } from '@site/api/contracts/safer-play';
import { expectAccessible } from '../fixtures/expect-accessible';
import { heldMatch } from '../fixtures/held-match';
import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { ask } from '../fixtures/platform-call';
import { exchangeOf, stored } from '../fixtures/test';
import { GamesPage, GameWindow } from '../pages/games.page';
import { layouts, type LayoutName } from '../site/browser';

/** No house offers as much, so an order at this price waits. */
const FAR_PRICE = 50;

for (const name of ['phone', 'desktop'] satisfies LayoutName[]) {
  test.describe(name, () => {
    test.use(layouts[name]);

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
  });
}
