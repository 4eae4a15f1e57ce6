import {
  getTransactions,
  REQUEST_CLOSED,
  REQUEST_REVERTED,
  resubmitTransaction,
  revertTransaction,
  SUBMISSION_SUCCESSFUL,
} from '@site/api/contracts/funds';
import { moneyRoute } from '#core/money-route';
import { route } from '#core/route';
import { triesOf } from '../deposits/deposits.policy';
import type { PlatformModule } from '../platform-module';
import { revertOwn } from './revert.service';
import { resubmitOwn } from './resubmit.service';
import { presentTransaction } from './transactions.presenter';
import { readTransactions } from './transactions.service';

export const transactionsModule: PlatformModule = (app) => {
  route(app, getTransactions, async ({ context, player }) => (await readTransactions(context, player.id)).map(presentTransaction));

  moneyRoute(app, revertTransaction, async ({ tx, context: { clock }, player, ip, input }) => {
    const { wasPending } = await revertOwn(tx, { playerId: player.id, at: clock.now(), ip }, input.transaction_id);
    return { success: true, message: wasPending ? REQUEST_REVERTED : REQUEST_CLOSED };
  });

  moneyRoute(
    app,
    resubmitTransaction,
    async ({ tx, context: { clock }, player, ip, input }) => {
      const { number } = await resubmitOwn(tx, { playerId: player.id, at: clock.now(), ip }, input);
      return { success: true, message: SUBMISSION_SUCCESSFUL, transaction_id: number };
    },
    ({ player, context: { settings } }) => triesOf(player.id, settings.limits),
  );
};
