import { placeBet } from '@site/api/contracts/exchange';
import { until } from '@site/testing/patience';
import type { Page } from 'playwright';
import { logIn, storedSession, type TestAccount } from '../fixtures/accounts';
import { betsOf } from '../fixtures/bets-of';
import { ask } from '../fixtures/platform-call';
import type { PlayerStage } from './player-state';

/** A step of the ladder far above the best odds of a held match, so that a bet waits. */
const FAR_ODDS = '10.00';

interface BetOfState {
  side: 'back' | 'lay';
  odds: string;
  stake: number;
  free_bet_id?: number;
}

/** Places a bet on the runner of the held match. */
export async function bet({ site, account, match }: PlayerStage, terms: BetOfState) {
  const { event, runner } = await match();
  await ask(site, account, placeBet.path, { marketId: event.MarketId, eventId: event.EventId, selection: runner.id, ...terms });
}

/** Places a bet that is matched. */
export async function betNow(stage: PlayerStage, stake: number, freeBet?: number) {
  const { part } = await stage.match();
  await bet(stage, { side: 'back', odds: part.back, stake, ...(freeBet ? { free_bet_id: freeBet } : {}) });
  await untilSome(stage, 'MATCHED');
}

/** Places a bet that waits in the book. */
export async function betLater(stage: PlayerStage, stake: number) {
  await bet(stage, { side: 'back', odds: FAR_ODDS, stake });
  await untilSome(stage, 'UNMATCHED');
}

/** Waits for a bet in this state. */
export const untilSome = ({ site, account }: PlayerStage, wanted: string) =>
  until(async () => (await betsOf(site, account)).some(({ state }) => state === wanted));

/** Logs the page in as this player, in place of the one before. */
export async function logInAs(page: Page, site: string, person: Pick<TestAccount, 'username' | 'password' | 'email' | 'phone'>) {
  const account = await logIn(site, person);
  // An address of the site without its code, which would keep the player of before.
  await page.goto('/readyz');
  await page.evaluate((entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)), storedSession(account));
  return account;
}
