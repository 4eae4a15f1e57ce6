import { checkWithdrawal, submitWithdraw, WITHDRAWAL_SUCCESSFUL } from '@site/api/contracts/funds';
import { moneyRoute } from '@site/platform-kit/http/money-route';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { confirmAccount } from './paid-accounts.service';
import { checkEligibility, placeWithdrawal } from './withdrawals.service';

export const withdrawalsModule: PlatformModule = (app) => {
  route(app, checkWithdrawal, async ({ context: { db, clock }, player }) => {
    await checkEligibility(db, player.id, clock.now());
    return { success: true };
  });

  moneyRoute(app, submitWithdraw, async ({ tx, context: { clock }, player, ip, userAgent, input }) => {
    const { confirmation, ...withdrawal } = input;
    const who = { playerId: player.id, sessionId: player.sessionId, confirmation, at: clock.now(), ip, userAgent };
    const { number } = await placeWithdrawal(tx, who, withdrawal, (account) => confirmAccount(tx, who, account));
    return { success: true, message: WITHDRAWAL_SUCCESSFUL, transaction_id: number };
  });
};
