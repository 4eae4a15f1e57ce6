import * as contract from '@site/api/contracts/funds';
import { moneyRoute } from '@site/platform-kit/http/money-route';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentPayment } from '../payment-instructions/payment-instructions.presenter';
import { triesOf } from './deposits.policy';
import { presentSubmission } from './deposits.presenter';
import { submitDeposit } from './deposits.service';
import { confirmEwallet, requestEwallet } from './ewallet.service';

export const depositsModule: PlatformModule = (app, { clock, settings }) => {
  const tries = ({ player }: { player: PlayerIdentity }) => triesOf(player.id, settings.limits);

  moneyRoute(
    app,
    contract.submitDeposit,
    async ({ tx, player, ip, input }) => {
      const caller = { playerId: player.id, ip, clock };
      const row = await submitDeposit(tx, caller, {
        methodId: input.payment_id,
        amount: input.amount,
        promotionId: input.promotion_id ?? null,
        accountNumber: input.account_number,
        trxId: input.transaction_id,
        receipt: input.receipt,
      });
      return presentSubmission(row);
    },
    tries,
  );

  moneyRoute(app, contract.requestEwallet, async ({ tx, player, ip, input }) => {
    const caller = { playerId: player.id, ip, clock };
    const { amount, type: accountType, provider, promotion } = input;
    const quote = await requestEwallet(tx, caller, { provider, accountType, amount, promotionId: promotion ?? null });
    return { ...presentPayment(quote, clock.now()), message: contract.EWALLET_REQUESTED };
  });

  moneyRoute(
    app,
    contract.confirmEwallet,
    async ({ tx, player, ip, input }) => {
      const caller = { playerId: player.id, ip, clock };
      const { trx_id: transaction, trxid: trxId, number: accountNumber, receipt } = input;
      return presentSubmission(await confirmEwallet(tx, caller, { transaction, trxId, accountNumber, receipt }));
    },
    tries,
  );
};
