import { getEvents } from '@site/api/contracts/events';
import { balanceOf } from '../fixtures/bets-of';
import { consoleTest as test } from '../fixtures/console-test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, sessionState, signUpWithMoney } from '../fixtures/test';
import { GamesPage, GameWindow } from '../pages/games.page';
import { spinUntil } from '../pages/rounds';
import { ConsolePage } from '../pages/console.page';
import { layouts, type LayoutName } from '../site/browser';

/** Time in Bangladesh is six hours ahead of UTC. */
const DHAKA_MS = 6 * 3_600_000;
const PASSWORD = 'seven boats on the Padma';

for (const layout of Object.keys(layouts) as LayoutName[]) {
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('a slide is added after a look at it, a player sees it, and after it was deleted the history brings it back', async ({
      page,
      browser,
      site,
      consoleSite,
    }) => {
      const name = `Lily week, ${layout}`;
      const person = new ConsolePage(page);
      await person.join(await consoleSite.invite(`editor-${layout}`), PASSWORD);
      await expect(page.getByRole('navigation')).toBeVisible();
      await page.goto(`${consoleSite.console}/content`);
      const player = await browser.newPage({ ...layouts[layout], baseURL: site });
      const slide = player.getByRole('region', { name: 'Highlights' }).getByText(name, { exact: true });

      await test.step('the preview has the words before anything is saved', async () => {
        await page.getByRole('button', { name: 'New slide' }).click();
        await person.dialog.getByLabel('Name in English').fill(name);
        await person.dialog.getByLabel('Name in Bangla').fill('শাপলা সপ্তাহ');
        await person.dialog.getByRole('radio', { name: 'slides/main-referral.svg' }).check();
        await person.dialog.getByLabel('Link').fill('/promotions');
        const preview = person.dialog.getByRole('region', { name: 'As players see it' });
        await expect(preview.getByText(name)).toBeVisible();
        await preview.getByRole('button', { name: 'Desktop' }).click();
        await preview.getByRole('button', { name: 'বাংলা' }).click();
        await expect(preview.getByText('শাপলা সপ্তাহ')).toBeVisible();
        await expectAccessible(page);
        await player.goto('/');
        await expect(slide).toHaveCount(0);
      });

      await test.step('saved, the next page of a player has it', async () => {
        await person.dialog.getByRole('button', { name: 'Save' }).click();
        await expect(person.dialog).toHaveCount(0);
        await expect(person.row(name)).toContainText('Shown');
        await player.goto('/');
        await expect(slide).toBeAttached();
      });

      await test.step('deleted and brought back', async () => {
        await person.row(name).click();
        await page.getByRole('button', { name: 'Delete' }).click();
        await person.dialog.last().getByRole('button', { name: 'Delete' }).click();
        await expect(person.row(name)).toHaveCount(0);
        await player.goto('/');
        await expect(slide).toHaveCount(0);
        await page.goto(`${consoleSite.console}/content?open=history`);
        await page
          .getByRole('button', { name: `Take back: ${name}` })
          .first()
          .click();
        await expect(page.getByRole('listitem').first()).toContainText(`Added: ${name}`);
        await player.goto('/');
        await expect(slide).toBeAttached();
      });
      await test.step('a tournament is planned with the sum of its prizes, and can be taken back', async () => {
        await page.goto(`${consoleSite.console}/tournaments`);
        await page.getByRole('button', { name: 'New tournament' }).click();
        await person.dialog.getByLabel('Name in English').fill(`Cup, ${layout}`);
        await person.dialog.getByLabel('Name in Bangla').fill('শাপলা কাপ');
        await person.dialog.getByLabel('Prizes in BDT').fill('500, 250');
        await expect(person.dialog.getByText('Together: ৳750.00')).toBeVisible();
        await expectAccessible(page);
        await person.dialog.getByRole('button', { name: 'Plan it' }).click();
        await expect(person.row(`Cup, ${layout}`)).toContainText('Not yet');
        await person.row(`Cup, ${layout}`).click();
        await page.getByRole('button', { name: 'Take it back' }).click();
        await person.dialog.last().getByRole('button', { name: 'Take it back' }).click();
        // On a phone the open one covers the list.
        await expect(page.getByText('Taken back').first()).toBeVisible();
      });
      await player.close();
    });
  });
}

test.describe('desktop', () => {
  test.use(layouts.desktop);

  test('a setting is changed after a look at its old and new value, and the page and the audit log say who did it', async ({
    page,
    consoleSite,
  }) => {
    const person = new ConsolePage(page);
    await person.join(await consoleSite.invite('setter'), PASSWORD);
    await person.go('Settings');
    await page.getByLabel('Referral: least stakes').fill('1200');
    await page.getByRole('button', { name: 'Review and save' }).click();
    await expect(person.dialog.getByRole('row').nth(1)).toHaveText(/Referral: least stakes\s*1000\s*1200/);
    await expectAccessible(page);
    await person.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(person.dialog).toHaveCount(0);
    await expect(page.getByText(/Changed by setter, .* Before: 1000/)).toBeVisible();
    await person.findInAudit('PATCH settings');
    await person.row('PATCH settings').first().click();
    const details = page.getByRole('complementary', { name: 'Details of the row' });
    await expect(details.getByText('setter')).toBeVisible();
    await expect(details.getByText('input.referral_min_turnover')).toBeVisible();
    await expect(details.getByText('1200')).toBeVisible();
  });
});

test.describe('desktop, and a player on a phone that asks', () => {
  test.use(layouts.desktop);

  test('a mission is proposed, another person confirms it, and a player claims its prize once', async ({
    page,
    browser,
    site,
    operator,
    consoleSite,
  }) => {
    const account = await signUpWithMoney(site, operator);
    const player = await browser.newPage({ ...layouts.phone, baseURL: site, storageState: sessionState(site, account) });
    await player.route(`**${getEvents.path}`, (route) => route.abort());
    const name = `One spin for ${account.username}`;
    const mission = player.getByRole('listitem').filter({ hasText: name });
    const person = new ConsolePage(page);
    await person.join(await consoleSite.invite('planner'), PASSWORD);
    await expect(page.getByRole('navigation')).toBeVisible();

    await test.step('a person proposes it, and players do not see it', async () => {
      await page.goto(`${consoleSite.console}/missions`);
      await page.getByRole('button', { name: 'New mission' }).click();
      const today = new Date(Date.now() + DHAKA_MS).toISOString().slice(0, 10);
      const fields = {
        'Name in English': name,
        'Name in Bangla': 'একটি স্পিন',
        'Size of the goal': '1',
        'Prize in BDT': '75',
        'First day': today,
        'Last day': today,
      };
      for (const [label, value] of Object.entries(fields)) await person.dialog.getByLabel(label).fill(value);
      await expectAccessible(page);
      await person.dialog.getByRole('button', { name: 'Propose it' }).click();
      await expect(person.row(name)).toContainText('Waits for a second person');
      await player.goto('/tournaments?view=missions');
      await expect(mission).toHaveCount(0);
    });

    await operator.confirmMission(name);
    await player.goto('/tournaments?view=missions');
    await expect(mission).toContainText('0 of 1');
    await player.goto('/games?type=SLOT&system=PADMAPLAY');
    await new GamesPage(player).tiles.first().click();
    const window = new GameWindow(player);
    await spinUntil(window, site, account, () => Promise.resolve(true));
    const before = await balanceOf(site, account);

    await player.goto('/tournaments?view=missions');
    await mission.getByRole('button', { name: 'Claim ৳75.00' }).click();
    await expect(mission).toContainText('Claimed on');
    await expectAccessible(player);
    expect(await balanceOf(site, account)).toBe(before + 7500n);
    await page.reload();
    await expect(person.row(name)).toContainText('1');
    await player.close();
  });
});
