import { oddsViewOf } from '../fixtures/matches';
import { OddsView } from '../pages/exchange.page';
import type { PlayerStage } from './player-state';
import { betLater, betNow } from './stage-steps';

const STAKE = 500;
export const SPORT = 'soccer';

/** Opens the held match. */
export async function openMatch({ page, match }: PlayerStage) {
  const { event, runner, part } = await match();
  const view = new OddsView(page);
  await page.goto(oddsViewOf(event, SPORT));
  const price = view.price(view.market('Match Odds'), 'Back', `${runner.name} ${part.back}`);
  await price.waitFor();
  return { view, price };
}

/** Opens the slip with a price of the held match. */
export async function pick(stage: PlayerStage, stake = '500') {
  const opened = await openMatch(stage);
  await opened.price.click();
  await opened.view.slip.getByRole('textbox', { name: 'Stake' }).fill(stake);
  return opened;
}

/** A matched bet, and one that waits. */
export async function holdBets(stage: PlayerStage) {
  await betNow(stage, STAKE);
  await betLater(stage, STAKE);
}
