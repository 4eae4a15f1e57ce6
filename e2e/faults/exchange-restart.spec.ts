import { getBets, placeBet } from '@site/api/contracts/exchange';
import { signUpPlayer } from '../fixtures/accounts';
import { openMatch, readOdds } from '../fixtures/matches';
import { createOperator } from '../fixtures/operator';
import { ask } from '../fixtures/platform-call';
import { exchangeOf, expect, sessionState, test } from '../fixtures/test';
import { OddsView } from '../pages/exchange.page';
import { startRestartableSite } from '../site/restartable-site';

const FIRST_PORT = 4960;

test('the platform restarts during a match: prices become stale, betting closes, and the true state returns without a reload', async ({
  browser,
}) => {
  const own = await startRestartableSite(FIRST_PORT);
  try {
    const account = await signUpPlayer(own.url);
    await createOperator(own.url).player(account.username, { credit: 1000 });
    const { path, event, first } = await openMatch(exchangeOf(own.url), 'tennis');
    const context = await browser.newContext({ baseURL: own.url, storageState: sessionState(own.url, account) });
    const page = await context.newPage();
    await page.goto(path);
    const view = new OddsView(page);
    const back = view.price(view.market('Match Odds').first(), 'Back', first.name);
    await expect(back).toBeEnabled();
    await page.evaluate(() => Reflect.set(globalThis, 'isTheSamePage', true));

    const bet = {
      marketId: event.MarketId,
      eventId: event.EventId,
      selection: first.id,
      side: 'lay',
      odds: 1.5,
      stake: 100,
    };
    await ask(own.url, account, placeBet.path, bet);
    await own.stopPlatform();
    await expect(view.stale).toBeVisible();
    await expect(back).toBeDisabled();

    await own.startPlatform();
    await expect(view.stale).toBeHidden();
    await expect(back).toBeEnabled();
    const shown = (await readOdds(exchangeOf(own.url), event.MarketId)).runners[0]?.SelectionName;
    expect(shown).toBe(first.name);
    // Bets that were being decided at the restart are decided, and not lost.
    const states = async () => getBets.output.parse(await ask(own.url, account, getBets.path)).bets.map(({ state }) => state);
    await expect.poll(states).not.toContain('PLACED');
    expect(await states()).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isTheSamePage') === true)).toBe(true);
    await context.close();
  } finally {
    await own.stop();
  }
});
