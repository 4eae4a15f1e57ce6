import {
  commission,
  COMMISSION_RATES,
  getAutoCashOuts,
  getExposure,
  oddsProfit,
  placeBet,
  priceOf,
  type Bet,
} from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import { PATIENCE_MS } from '@site/testing/patience';
import { balanceOf, betsOf } from '../fixtures/bets-of';
import { expectAccessible } from '../fixtures/expect-accessible';
import { heldMatch, paisa } from '../fixtures/held-match';
import { found, oddsViewOf, pathOfBusyMatch, readPrices } from '../fixtures/matches';
import { ask } from '../fixtures/platform-call';
import { expectToSurviveReload } from '../fixtures/survive-reload';
import { exchangeOf, expect, playerTest as test, sessionState } from '../fixtures/test';
import { ways } from '../fixtures/ways';
import { OddsView } from '../pages/exchange.page';
import { layouts } from '../site/browser';

test.use(layouts.desktop);

test('EXCHANGE-023, 036, PLATFORM-059: the score, back and lay in play, a partial cancel, a hedge, a cash-out, bookmaker and fancy: all of it adds up to the paisa', async ({
  page,
  site,
  account,
  operator,
}) => {
  await operator.player(account.username, { credit: 200_000 });
  const before = await balanceOf(site, account);
  const { event, runner, part, bookmaker, fancy } = await heldMatch(exchangeOf(site), operator);
  const view = new OddsView(page);
  await page.goto(oddsViewOf(event, 'cricket'));
  const odds = view.market('Match Odds').filter({ hasText: 'Back' });
  await expect(view.price(odds, 'Back', runner.name)).toBeEnabled();
  await expect(view.score).toContainText(runner.name);

  // The stake is larger than the best price, so the rest waits and is cancelled.
  await view.bet(view.price(odds, 'Back', `${runner.name} ${part.back}`), part.stake, /matched at/);
  const waiting = view.openBets.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Cancel/ }) });
  await expect(waiting).toContainText(part.rest);
  await waiting.getByRole('button', { name: /^Cancel/ }).click();
  await expect(waiting).toHaveCount(0);

  await view.bet(view.price(odds, 'Lay', `${runner.name} ${part.lay}`), '500', /matched at/);
  await view.cashOut();

  const book = view.market(bookmaker.name);
  await view.bet(view.price(book, 'Back', bookmaker.runner.name), '300', /matched at/);
  await operator.market(bookmaker.marketId, { state: 'BALL_RUNNING' });
  await expect(book.getByText('Ball Running').first()).toBeVisible();
  await expect(view.price(book, 'Back', bookmaker.runner.name)).toBeDisabled();
  const late = {
    marketId: bookmaker.marketId,
    eventId: event.EventId,
    selection: bookmaker.runner.id,
    side: 'back',
    odds: bookmaker.back,
    stake: 300,
  };
  await expect(ask(site, account, placeBet.path, late)).rejects.toThrow('exchange.ball_running');

  const lines = view.market('Fancy Bet');
  await view.bet(view.price(lines, 'Yes', fancy.title), '400', /matched at/);
  await view.bet(view.price(lines, 'No', fancy.title), '200', /matched at/);

  const bets = await betsOf(site, account);
  expect(bets.map(({ state }) => state).every((state) => state === 'MATCHED')).toBe(true);
  expect(bets).toHaveLength(6);
  for (const bet of bets.filter(({ market_kind }) => market_kind === 'odds')) {
    const off = paisa(bet.matched.profit) - winOf(bet);
    expect(off < 0n ? -off : off).toBeLessThanOrEqual(roundedOff(bet));
  }

  await operator.market(event.MarketId, { settle: runner.id });
  await operator.market(bookmaker.marketId, { settle: bookmaker.other.id });
  await operator.market(fancy.marketId, { settle: String(fancy.yes) });

  const net = bets.map((bet) => ({ kind: bet.market_kind, net: netOf(bet, { runner: runner.id, runs: fancy.yes }) }));
  const sum = (kind: Bet['market_kind']) => net.filter((one) => one.kind === kind).reduce((total, one) => total + one.net, 0n) as Paisa;
  const brought = sum('odds') - commission(sum('odds'), COMMISSION_RATES.odds) + sum('bookmaker') + sum('fancy');
  await expect.poll(() => balanceOf(site, account)).toBe(before + brought);
  const exposure = getExposure.output.parse(await ask(site, account, getExposure.path));
  expect(exposure).toMatchObject({ exposure: '0.00', markets: [] });
  expect(paisa(exposure.main)).toBe(before + brought);

  // The open page received the event, and the records show the same.
  await expect(view.openBets.getByText('No open bets')).toBeVisible();
  await page.goto('/betting-record?list=exchange&date=-1');
  const main = page.getByRole('main');
  for (const words of ['WON', 'LOST', fancy.title, runner.name]) await expect(main.getByText(words).first()).toBeVisible();
  await page.goto('/exchange-account?view=profit');
  await expect(main.getByText(event.Event).first()).toBeVisible();
});

test('EXCHANGE-004, 012, 036: a phone: a price, a stake key, one press, and the bet is shown under Bets', async ({
  browser,
  site,
  account,
  operator,
}) => {
  await operator.player(account.username, { credit: 5000 });
  const { event, runner } = await heldMatch(exchangeOf(site), operator, 'soccer');
  const context = await browser.newContext({ ...layouts.phone, baseURL: site, storageState: sessionState(site, account) });
  const page = await context.newPage();
  await page.goto('/exchange-inplay');
  await page.getByRole('link', { name: event.Event }).first().click();
  const view = new OddsView(page);
  await view.pick(view.price(view.market('Match Odds'), 'Back', runner.name));
  await view.slip.getByRole('button', { name: '+500' }).first().click();
  await view.slip.getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByText(/matched at/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Bets/ }).click();
  await expect(page.getByRole('dialog').getByText(runner.name).first()).toBeVisible();
  await context.close();
});

/** A cash-out uses several prices when one is too small; then the odds are an average, rounded to a hundredth. */
const roundedOff = ({ side, matched }: Bet) => (side === 'back' ? paisa(matched.stake) / 200n + 1n : 0n);

/** Profit of a bet at the shown odds, computed independently. */
function winOf({ side, matched }: Bet): bigint {
  const stake = paisa(matched.stake);
  return side === 'back' ? oddsProfit(stake, priceOf(matched.odds ?? '')) : stake;
}

/** Result of the bet when this runner wins and so many runs are made. A bookmaker bet is always on a losing runner. */
function netOf({ side, selection, run, market_kind, matched }: Bet, result: { runner: string; runs: number }): bigint {
  const hasRunner = market_kind === 'odds' ? selection === result.runner : false;
  const wins = { back: hasRunner, lay: !hasRunner, yes: result.runs >= Number(run), no: result.runs < Number(run) }[side];
  return wins ? paisa(matched.profit) : -paisa(matched.liability);
}

test('EXCHANGE-012: an unplaced slip is restored after a reload', async ({ page, site }) => {
  const view = new OddsView(page);
  const stake = view.slip.getByRole('textbox', { name: 'Stake' });
  await view.open(await pathOfBusyMatch(exchangeOf(site)));
  await expectToSurviveReload(page, stake, '750');
});

for (const [way, options] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use(options);

    test('EXCHANGE-036: half of a position is cashed out, and the rest by itself when the price moves', async ({
      page,
      site,
      account,
      operator,
    }) => {
      await operator.player(account.username, { credit: 20_000 });
      const { event, runner, part } = await heldMatch(exchangeOf(site), operator, 'tennis');
      const back = { marketId: event.MarketId, eventId: event.EventId, selection: runner.id, side: 'back', odds: part.back, stake: 1000 };
      await ask(site, account, placeBet.path, back);
      await expect.poll(async () => (await betsOf(site, account)).map(({ state }) => state)).toEqual(['MATCHED']);

      const view = new OddsView(page);
      await page.goto(oddsViewOf(event, 'tennis'));
      await view.cashOutPart('50');
      const card = view.cashOutCard;
      await view.armCashOut(0);

      // The market goes back to the feed, whose prices move with the points of the match.
      await operator.market(event.MarketId, { state: 'FEED' });
      await expect(card.getByText(/Your (target|stop) was reached/)).toBeVisible({ timeout: 2 * PATIENCE_MS });
      await expect(card.getByText('Every outcome brings the same.', { exact: false })).toBeVisible();
      const [order] = getAutoCashOuts.output.parse(await ask(site, account, getAutoCashOuts.path)).orders;
      const bets = await betsOf(site, account);
      expect(bets.map(({ state }) => state)).toEqual(['MATCHED', 'MATCHED', 'MATCHED']);
      expect(order).toMatchObject({ state: 'done', bet_id: bets[0]?.bet_id });
    });

    test('one press places one bet while one-tap bets are on, also in the ladder beside the price chart, and a shared link fills a slip without a stake', async ({
      page,
      context,
      site,
      account,
      operator,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await operator.player(account.username, { credit: 20_000 });
      const { event, runner, part } = await heldMatch(exchangeOf(site), operator, 'soccer');
      const view = new OddsView(page);
      await page.goto(oddsViewOf(event, 'soccer'));
      const price = view.price(view.market('Match Odds'), 'Back', `${runner.name} ${part.back}`);
      await view.pick(price);
      await view.slip.getByRole('button', { name: 'Share this price' }).click();
      await expect(view.slip.getByText('Link copied')).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      await view.switchOnOneTap('200');
      await expectAccessible(page);
      await price.dblclick();
      await expect(view.oneTap.getByText(/matched at/)).toBeVisible();
      expect((await betsOf(site, account)).map(({ stake }) => stake)).toEqual(['200.00']);

      // The first row of the ladder is above the market, so the bet waits there.
      await found(async () => (await readPrices(exchangeOf(site), event.MarketId)).minutes.length > 0 || null);
      const ladder = await view.openLadder(runner.name);
      await ladder.getByRole('row').nth(1).getByRole('button', { name: /^Back/ }).click();
      const own = ladder.getByRole('button', { name: /^Cancel: Back/ });
      await expect(own).toHaveText('200');
      await expect(page.getByText('last matched')).toHaveCount(1);
      await expectAccessible(page);
      await own.click();
      await page.getByRole('button', { name: 'Cancel the bet' }).click();
      await expect(own).toHaveCount(0);
      if (options.isMobile) await page.getByRole('tab', { name: 'Price chart' }).click();
      await expect(view.chartMoment).toHaveAttribute('aria-valuetext', /Matched [\d,]+$/);
      await expectAccessible(page);

      await page.goto(link);
      await expect(view.slip.getByRole('textbox', { name: 'Stake' })).toHaveValue('');
      await expect(view.slip.getByText(runner.name).first()).toBeVisible();
      await expect(view.oneTap).toBeHidden();
      expect(new URL(page.url()).searchParams.get('selection')).toBeNull();
      await operator.market(event.MarketId, { state: 'FEED' });
    });

    test('EXCHANGE-012: own stake keys are there after a reload, and a change in one tab is in the other one', async ({
      page,
      context,
      site,
    }) => {
      const path = await pathOfBusyMatch(exchangeOf(site));
      const [first, other] = [new OddsView(page), new OddsView(await context.newPage())];
      await first.open(path);
      await first.chooseKey(1, '250');
      await first.slip.getByRole('button', { name: '+250' }).click();
      await expect(first.slip.getByRole('textbox', { name: 'Stake' })).toHaveValue('250');
      await first.open(path);
      await expect(first.slip.getByRole('button', { name: '+250' })).toBeVisible();

      await other.open(path);
      await expect(other.slip.getByRole('button', { name: '+250' })).toBeVisible();
      await other.chooseKey(2, '777');
      await page.bringToFront();
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(first.slip.getByRole('button', { name: '+777' })).toBeVisible();
      await expect(first.slip.getByRole('button', { name: '+250' })).toBeVisible();
    });
  });
}
