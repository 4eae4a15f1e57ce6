import { placeBet } from '@site/api/contracts/exchange';
import { getStatement } from '@site/api/contracts/records';
import { balance as askBalance } from '@site/api/contracts/wallet';
import { signUpPlayer, type TestAccount } from '../fixtures/accounts';
import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { heldMatch, paisa } from '../fixtures/held-match';
import { readOdds } from '../fixtures/matches';
import { ask } from '../fixtures/platform-call';
import { exchangeOf, expect } from '../fixtures/test';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';

const PASSWORD = 'seven boats on the Padma';
const STAKE = 1000;

test.use(layouts.desktop);

test('a market that was settled wrongly is settled again, and the balance and the statement of the player are right', async ({
  page,
  site,
  operator,
  consoleSite,
}) => {
  const account = await signUpPlayer(site);
  await operator.player(account.username, { credit: 5000 });
  const before = await balanceOf(site, account);
  const { event, runner, part } = await heldMatch(exchangeOf(site), operator);
  const { runners } = await readOdds(exchangeOf(site), event.MarketId);
  const other = runners.find(({ selectionId }) => selectionId !== runner.id)?.SelectionName ?? '';
  const bet = {
    marketId: event.MarketId,
    eventId: event.EventId,
    selection: runner.id,
    side: 'back',
    odds: Number(part.back),
    stake: STAKE,
  };
  await ask(site, account, placeBet.path, bet);

  const person = new ConsolePage(page);
  await person.join(await consoleSite.invite('rahim'), PASSWORD);
  await person.go('Exchange');
  await page.getByRole('textbox', { name: 'Event, or number of an event or market' }).fill(event.EventId);
  await expectAccessible(page);
  await person.row(event.Event).click();
  await person.row('Match Odds').click();
  const panel = page.getByRole('complementary', { name: 'The open market' });
  await expect(panel.getByRole('row').filter({ hasText: account.username })).toContainText('Matched');
  await expect(panel.getByRole('table', { name: 'Held and given back' })).toContainText(/operator\s*Open/);
  await expectAccessible(page);

  const settle = async (button: string, winner: string, change: string) => {
    await panel.getByRole('button', { name: button, exact: true }).click();
    await person.dialog.getByRole('checkbox', { name: winner }).check();
    const preview = person.dialog.getByRole('region', { name: 'What the settlement does' });
    await expect(preview.getByRole('row').filter({ hasText: account.username }).first()).toContainText(change);
    await person.dialog.getByLabel('Reason').fill('The scorer has corrected the result');
    await person.dialog.getByLabel(`Type ${event.MarketId} to confirm`).fill(event.MarketId);
    await expectAccessible(page);
    await person.dialog.getByRole('button', { name: 'Settle the market' }).click();
    await expect(person.dialog).toHaveCount(0);
    await expect(panel.getByText(`Settled: ${winner}`)).toBeVisible();
  };

  await test.step('settled wrongly, the stake is lost', async () => {
    await settle('Settle', other, '-৳1,000.00');
    expect(await balanceOf(site, account)).toBe(before - 100_000n);
  });

  await test.step('settled again, the preview is what the wallet gets', async () => {
    await panel.getByRole('button', { name: 'Settle again' }).click();
    await person.dialog.getByRole('checkbox', { name: runner.name }).check();
    const row = person.dialog.getByRole('row').filter({ hasText: account.username }).first();
    const change = paisa((await row.getByRole('cell').first().innerText()).replaceAll(/[^\d.]/g, ''));
    await person.dialog.getByRole('button', { name: 'Close' }).click();
    await settle('Settle again', runner.name, '+');
    expect(await balanceOf(site, account)).toBe(before - 100_000n + change);
  });

  await test.step('the statement of the player has the net result of both settlements', async () => {
    const { totals } = getStatement.output.parse(await ask(site, account, getStatement.path));
    expect(paisa(totals.profit_loss)).toBe((await balanceOf(site, account)) - before);
  });
});

const balanceOf = async (site: string, account: TestAccount) =>
  paisa(askBalance.output.parse(await ask(site, account, askBalance.path, {})).balance);
