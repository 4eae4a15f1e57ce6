import { getAutoCashOuts, placeBet } from '@site/api/contracts/exchange';
import { betsOf } from '../fixtures/bets-of';
import { heldMatch } from '../fixtures/held-match';
import { oddsViewOf } from '../fixtures/matches';
import { ask } from '../fixtures/platform-call';
import { expect, releaseTest as test } from '../fixtures/release-test';
import { exchangeOf, siteOfRun } from '../fixtures/test';
import { ways } from '../fixtures/ways';
import { OddsView } from '../pages/exchange.page';
import { SitePage } from '../pages/site.page';
import { countLoads, untilFollowed } from './page-releases';

const REMOTE = 'mf-exchange';

for (const [way, options] of Object.entries(ways))
  test.describe(way, () => {
    test.use(options);

    test('mf-exchange is deployed and revoked while a player bets: the slip, its key and an automatic cash-out go on, and one-tap bets end', async ({
      page,
      account,
      operator,
      releases,
    }) => {
      const platform = siteOfRun();
      await operator.player(account.username, { credit: 20_000 });
      const { event, runner, part } = await heldMatch(exchangeOf(platform), operator, 'tennis');
      const back = { marketId: event.MarketId, eventId: event.EventId, selection: runner.id, side: 'back', odds: part.back, stake: 1000 };
      await ask(platform, account, placeBet.path, back);
      await expect.poll(async () => (await betsOf(platform, account)).map(({ state }) => state)).toEqual(['MATCHED']);

      const area = new SitePage(page).area(REMOTE);
      const view = new OddsView(page);
      const stake = view.slip.getByRole('textbox', { name: 'Stake' });
      const price = view.price(view.market('Match Odds'), 'Back', `${runner.name} ${part.back}`);
      await page.goto(oddsViewOf(event, 'tennis'));
      const loads = countLoads(page);
      await view.armCashOut();
      await price.click();
      await view.chooseKey(1, '2500');
      await view.switchOnOneTap('200');

      const next = await releases.plant(REMOTE);
      await test.step('a new release is live: the open page stays on its own, and its one-tap bets work', async () => {
        await untilFollowed(page, await releases.activate(REMOTE, next, { stepBack: releases.builtOf(REMOTE) }));
        await expect(area).toHaveAttribute('data-release', releases.builtOf(REMOTE));
        await price.click();
        await expect(view.oneTap.getByText(/matched at/)).toBeVisible();
      });

      await test.step('the old release is revoked: one-tap bets are off, so a price goes to the slip again', async () => {
        await untilFollowed(page, await releases.revoke(REMOTE, releases.builtOf(REMOTE)));
        await expect(area).toHaveAttribute('data-release', next);
        await expect(view.oneTap).toBeHidden();
        await price.click();
        await view.slip
          .getByRole('button', { name: /^\+2,?500$/ })
          .first()
          .click();
        await expect(stake).toHaveValue('2500');
      });

      await test.step('the next release is revoked too: the slip is there', async () => {
        const last = await releases.plant(REMOTE);
        await releases.activate(REMOTE, last);
        await untilFollowed(page, await releases.revoke(REMOTE, next));
        await expect(area).toHaveAttribute('data-release', last);
        await expect(stake).toHaveValue('2500');
      });

      await view.slip.getByRole('button', { name: 'Place bet' }).click();
      await expect(view.rail.getByText(/matched at/).first()).toBeVisible();
      await view.rail.getByRole('button', { name: 'Done' }).click();
      // More stake at the same price costs more to cash out, so the stop is reached.
      await expect(view.cashOutCard.getByText('Your stop was reached')).toBeVisible();
      const { orders } = getAutoCashOuts.output.parse(await ask(platform, account, getAutoCashOuts.path));
      expect(orders.map(({ state }) => state)).toEqual(['done']);
      const backs = (await betsOf(platform, account)).filter(({ side, selection }) => side === 'back' && selection === runner.id);
      expect(backs.map((bet) => bet.stake).sort()).toEqual(['1000.00', '200.00', '2500.00']);
      expect(loads()).toBe(0);
      await operator.market(event.MarketId, { state: 'FEED' });
    });
  });
