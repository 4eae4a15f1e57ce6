import type { SportEvent } from '@site/api/contracts/exchange';
import { betsOf } from '../fixtures/bets-of';
import { expectAccessible } from '../fixtures/expect-accessible';
import { heldMatch } from '../fixtures/held-match';
import { found, matchesOf, oddsViewOf, readOdds } from '../fixtures/matches';
import { exchangeOf, expect, playerTest as test } from '../fixtures/test';
import { ways } from '../fixtures/ways';
import { OddsView } from '../pages/exchange.page';

/** The last soccer match of the list, which begins much later, and its first runner. */
const laterMatch = (exchange: string) =>
  found(async (): Promise<{ event: SportEvent; runner: string } | null> => {
    for (const event of (await matchesOf(exchange, 'soccer')).reverse()) {
      if (event.InPlay) continue;
      const { status, runners } = await readOdds(exchange, event.MarketId);
      if (status === 'OPEN' && runners[0]?.availableToBack[0]) return { event, runner: runners[0].SelectionName };
    }
    return null;
  });

for (const [way, options] of Object.entries(ways))
  test.describe(way, () => {
    test.use(options);

    test('a bet says what the start of the match does to it and how much must match at once, and a reached price brings a message', async ({
      page,
      site,
      account,
      operator,
    }) => {
      await operator.player(account.username, { credit: 200_000 });
      const view = new OddsView(page);
      const later = await laterMatch(exchangeOf(site));
      await page.goto(oddsViewOf(later.event, 'soccer'));
      await view.pick(view.price(view.market('Match Odds'), 'Back', later.runner));
      await view.slip.getByRole('textbox', { name: 'Odds' }).fill('1000');
      await view.slip.getByRole('textbox', { name: 'Stake' }).fill('100');
      await view.slip.getByRole('strong').filter({ hasText: 'Let it wait' }).click();
      await view.slip.getByRole('combobox', { name: 'When the match begins' }).selectOption('Keep it waiting');
      await expectAccessible(page);
      await view.slip.getByRole('button', { name: 'Place bet' }).click();
      await expect(view.rail.getByText('Waits in the book at 1000.00')).toBeVisible();
      await view.showBets();
      await expect(view.openBets.getByText('Kept over the start of the match')).toBeVisible();
      await view.openBets.getByRole('button', { name: /^Cancel/ }).click();
      await expect(view.openBets.getByText('No open bets')).toBeVisible();

      const { event, runner, part } = await heldMatch(exchangeOf(site), operator, 'soccer');
      await page.goto(oddsViewOf(event, 'soccer'));
      await view.pick(view.price(view.market('Match Odds'), 'Back', `${runner.name} ${part.back}`));
      await view.slip.getByRole('textbox', { name: 'Stake' }).fill(part.stake);
      await view.slip.getByRole('strong').filter({ hasText: 'Let it wait' }).click();
      await view.slip.getByRole('combobox', { name: 'What the book does not take' }).selectOption('All or nothing');
      await view.slip.getByRole('textbox', { name: 'Or at least this much' }).fill('100');
      await expect(view.slip.getByText('At least ৳100.00 at once')).toBeVisible();

      await view.rail.getByRole('button', { name: 'Tell me at a price' }).click();
      const alert = view.rail.getByRole('form', { name: 'Tell me at a price' });
      await alert.getByRole('combobox').selectOption('or lower');
      await expectAccessible(page);
      await alert.getByRole('button', { name: 'Set the alert' }).click();
      await expect(alert.getByText('Saved.')).toBeVisible();
      // The price is there already, so the alert goes at the next look of the platform.
      await expect(view.rail.getByText('No price alerts wait.')).toBeVisible();

      await view.slip.getByRole('button', { name: 'Place bet' }).click();
      await expect(view.rail.getByText(new RegExp(`^৳${part.rest}.00 was not matched`))).toBeVisible();
      const [bet] = await betsOf(site, account);
      expect(bet).toMatchObject({ state: 'MATCHED', min_fill: '100.00', reason: 'not_filled' });
      await operator.market(event.MarketId, { state: 'FEED' });

      await page.goto('/inbox');
      await expect(page.getByText('A price that you asked for was reached').first()).toBeVisible();
    });
  });
