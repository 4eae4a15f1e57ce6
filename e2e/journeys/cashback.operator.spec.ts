import { placeBet } from '@site/api/contracts/exchange';
import { getCashback } from '@site/api/contracts/rewards';
import { paisaOfTaka } from '@site/api/money';
import { balanceOf, betsOf } from '../fixtures/bets-of';
import { expectAccessible } from '../fixtures/expect-accessible';
import { heldMatch } from '../fixtures/held-match';
import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { ask } from '../fixtures/platform-call';
import { exchangeOf } from '../fixtures/test';
import { ways } from '../fixtures/ways';

const WEEK_S = 7 * 24 * 60 * 60;
/** The payment begins half an hour after the week. */
const PAID_AFTER_S = 40 * 60;
const CREDIT = 20_000;

for (const [way, options] of Object.entries(ways))
  test.describe(way, () => {
    test.use(options);

    test('a lost bet brings cashback: the page counts it within the week, and pays it after the week', async ({
      page,
      site,
      account,
      operator,
    }) => {
      await operator.settings({ cashback_exchange: 10, cashback_least: 1 });
      await operator.player(account.username, { credit: CREDIT });
      const { event, runner, part } = await heldMatch(exchangeOf(site), operator);
      const price = { selection: runner.id, side: 'lay', odds: part.lay };
      await ask(site, account, placeBet.path, { marketId: event.MarketId, eventId: event.EventId, stake: 2000, ...price });
      await expect.poll(async () => (await betsOf(site, account)).map(({ state }) => state)).toEqual(['MATCHED']);
      await operator.market(event.MarketId, { settle: runner.id });
      const cashback = async () => getCashback.output.parse(await ask(site, account, getCashback.path));
      await expect.poll(async () => Number((await cashback()).amount)).toBeGreaterThan(0);
      const { amount } = await cashback();

      await page.goto('/free-bets');
      const region = page.getByRole('region', { name: 'Weekly cashback' });
      await expect(region).toContainText(`So far this week৳${amount}`);
      await expectAccessible(page);

      const before = await balanceOf(site, account);
      await operator.moveClock(WEEK_S + PAID_AFTER_S);
      await expect.poll(() => balanceOf(site, account)).toBe(before + paisaOfTaka(Number(amount)));
      await page.reload();
      await expect(region.getByRole('listitem').first()).toContainText(`৳${amount}`);
      await page.goto('/inbox');
      await expect(page.getByText('Your weekly cashback').first()).toBeVisible();
    });
  });
