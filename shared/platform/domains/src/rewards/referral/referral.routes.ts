import { CLAIM_DONE, claimCash, getReferral, getReferralHistory } from '@site/api/contracts/rewards';
import { moneyRoute } from '@site/platform-kit/http/money-route';
import { route } from '@site/platform-kit/http/route';
import { printAmount } from '@site/api/money';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { claimRewards } from './claim.service';
import { presentReferral, presentReward } from './referral.presenter';
import { readReferral, readRewards } from './referral.service';

export const referralModule: PlatformModule = (app) => {
  route(app, getReferral, async ({ context: { reads }, player }) =>
    presentReferral(await reads.read('referral', (db) => readReferral(db, player.id))),
  );

  route(app, getReferralHistory, async ({ context: { reads }, player, input: { page, per_page: perPage } }) => {
    const { rewards, total, lastPage } = await reads.read('referral', (db) => readRewards(db, player.id, { page, perPage }));
    return { data: rewards.map(presentReward), last_page: lastPage, total };
  });

  moneyRoute(app, claimCash, async ({ tx, context: { clock }, player }) => ({
    success: true,
    message: CLAIM_DONE,
    claimed: printAmount(await claimRewards(tx, player.id, clock.now())),
  }));
};
