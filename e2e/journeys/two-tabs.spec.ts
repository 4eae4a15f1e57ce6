import { expect, playerTest as test } from '../fixtures/test';
import { GamesPage, GameWindow } from '../pages/games.page';
import { SitePage } from '../pages/site.page';

test('CATALOGUE-038, 040, C-10, SHELL-050, 051, C-10: a log-out in one tab ends the game in the other, where a bar leads to the log-in', async ({
  page,
  context,
}) => {
  await new SitePage(page).open('/games?type=SLOT&title=Slot');
  await new GamesPage(page).tiles.first().click();
  const { game, spin } = new GameWindow(page);
  await expect(spin).toBeEnabled();

  const other = await context.newPage();
  await other.goto('/player/logout');
  await expect(new SitePage(other).loginLink).toBeVisible();
  await new SitePage(other).expectPath('/');

  await page.bringToFront();
  await expect(page.getByText('You are logged out. Log in to go on playing.')).toBeVisible();
  await spin.click();
  await expect(game.getByText('This game session is over. Close and open the game again.')).toBeVisible();
  await expect(spin).toBeDisabled();
  await page
    .getByRole('link', { name: 'Login' })
    .or(page.getByRole('button', { name: 'Login' }))
    .first()
    .click();
  await new SitePage(page).expectPath('/login');
});
