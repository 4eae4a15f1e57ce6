import { checkWithdrawal, submitWithdraw, WITHDRAWAL_SUCCESSFUL } from '@site/api/contracts/funds';
import { moneyRoute } from '#core/money-route';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { checkEligibility, placeWithdrawal } from './withdrawals.service';

export const withdrawalsModule: PlatformModule = (app) => {
  route(app, checkWithdrawal, async ({ context: { db, clock }, player }) => {
    await checkEligibility(db, player.id, clock.now());
    return { success: true };
  });

  moneyRoute(app, submitWithdraw, async ({ tx, context: { clock }, player, ip, input }) => {
    const { number } = await placeWithdrawal(tx, { playerId: player.id, at: clock.now(), ip }, input);
    return { success: true, message: WITHDRAWAL_SUCCESSFUL, transaction_id: number };
  });
};
