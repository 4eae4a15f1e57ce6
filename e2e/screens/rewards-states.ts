import { getCashback, getFreeBets } from '@site/api/contracts/rewards';
import { until } from '@site/testing/patience';
import { ask } from '../fixtures/platform-call';
import type { PlayerState, PlayerStage } from './player-state';
import { bet, betNow, logInAs, untilSome } from './stage-steps';

const FREE_BETS = [100, 250, 500] as const;
const WEEK_S = 7 * 86_400;

async function giveFreeBets({ operator, account }: PlayerStage) {
  for (const amount of FREE_BETS) await operator.freeBet(account.username, amount);
}

async function useFreeBet(stage: PlayerStage) {
  const given = getFreeBets.output.parse(await ask(stage.site, stage.account, getFreeBets.path));
  await betNow(stage, FREE_BETS[0], given.free_bets.find(({ amount }) => Number(amount) === FREE_BETS[0])?.id);
}

export const rewardsStates: readonly PlayerState[] = [
  { name: 'free bets, none', isWhole: true, reach: async ({ page }) => void (await page.goto('/free-bets')) },
  {
    name: 'free bets, several',
    isWhole: true,
    async reach(stage) {
      await giveFreeBets(stage);
      await useFreeBet(stage);
      await stage.page.goto('/free-bets');
      await stage.page.getByText('Can be used').first().waitFor();
    },
  },
];

/** A lost bet on the held match, which it settles. */
async function lose(stage: PlayerStage) {
  await stage.operator.settings({ cashback_exchange: 10, cashback_casino: 5, cashback_least: 10, cashback_most: 5000 });
  const { part } = await stage.match();
  await bet(stage, { side: 'lay', odds: part.lay, stake: 500 });
  await untilSome(stage, 'MATCHED');
  await stage.settleMatch();
}

async function openCashback({ page }: PlayerStage) {
  await page.goto('/free-bets');
  await page.getByRole('heading', { name: 'Weekly cashback' }).waitFor();
}

/** They settle matches and move the clock of the site into another week, so their place is last. */
export const cashbackStates: readonly PlayerState[] = [
  {
    name: 'cashback, week',
    isWhole: true,
    async reach(stage) {
      await lose(stage);
      await openCashback(stage);
    },
  },
  {
    name: 'cashback, paid',
    isWhole: true,
    async reach(stage) {
      await lose(stage);
      await stage.operator.moveClock(WEEK_S);
      Object.assign(stage.account, await logInAs(stage.page, stage.site, stage.account));
      await until(async () => getCashback.output.parse(await ask(stage.site, stage.account, getCashback.path)).payments.length > 0);
      await lose(stage);
      await openCashback(stage);
    },
  },
];
