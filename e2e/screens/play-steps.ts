import { GameWindow } from '../pages/games.page';
import type { PlayerStage } from './player-state';

/** The words of a game are in the language of its frame. */
export const action = ({ page }: PlayerStage) => new GameWindow(page).game.locator('button.action');

/** Plays one round. */
export async function spin(stage: PlayerStage) {
  await action(stage).click();
  await new GameWindow(stage.page).game.locator('[aria-busy]').waitFor({ state: 'detached' });
}

/** Plays one round of a slot. */
export async function playForMoney(stage: PlayerStage) {
  await stage.page.goto('/games?type=SLOT&system=PADMAPLAY');
  await stage.page.locator('[data-remote="mf-catalogue"] [aria-posinset] button').first().click();
  await spin(stage);
}
