import { commission, COMMISSION_RATES } from '@site/api/contracts/exchange';
import { balanceOf, betsOf } from '../fixtures/bets-of';
import { heldMatch, paisa } from '../fixtures/held-match';
import { oddsViewOf } from '../fixtures/matches';
import { exchangeOf, expect, playerTest as test } from '../fixtures/test';
import { ways } from '../fixtures/ways';
import { OddsView } from '../pages/exchange.page';

for (const [way, options] of Object.entries(ways))
  test.describe(way, () => {
    test.use(options);

    test('a free bet is given, used and won: the player gets the profit only, and the records say so', async ({
      page,
      site,
      account,
      operator,
    }) => {
      const before = await balanceOf(site, account);
      await operator.freeBet(account.username, 100);
      await page.goto('/free-bets');
      const main = page.getByRole('main');
      await expect(main.getByText('Can be used')).toBeVisible();
      const { event, runner, part } = await heldMatch(exchangeOf(site), operator, 'tennis');
      const view = new OddsView(page);
      await page.goto(oddsViewOf(event, 'tennis'));
      await view.pick(view.price(view.market('Match Odds'), 'Back', `${runner.name} ${part.back}`));
      await view.slip.getByRole('combobox', { name: 'Pay with' }).selectOption({ index: 1 });
      await view.slip.getByRole('button', { name: 'Place bet' }).click();
      await expect(page.getByText(/matched at/).first()).toBeVisible();
      expect(await balanceOf(site, account)).toBe(before);
      const [bet] = await betsOf(site, account);
      expect(bet).toMatchObject({ free_bet: true, matched: { stake: '100.00', liability: '0.00' } });
      const profit = paisa(bet?.matched.profit ?? '');

      await operator.market(event.MarketId, { settle: runner.id });
      await expect.poll(() => balanceOf(site, account)).toBe(before + profit - commission(profit, COMMISSION_RATES.odds));
      await page.goto('/free-bets');
      await expect(main.getByText('Used', { exact: true })).toBeVisible();
      await page.goto('/betting-record?list=exchange&date=-1');
      await expect(main.getByText(/^Free bet/).first()).toBeVisible();
    });
  });
