import { randomUUID } from 'node:crypto';
import { listGameTransfers, recallWallets, setRecallOnClose, transferToGame } from '@site/api/contracts/wallet';
import { lastPage } from '@site/platform-kit/base/last-page';
import { moneyRouteAfter } from '@site/platform-kit/http/money-route';
import { Refusal } from '@site/platform-kit/base/refusal';
import { route } from '@site/platform-kit/http/route';
import { available, playerProvider, readBalance } from '#ledger';
import { paisa, printAmount, sumOf } from '@site/api/money';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentTransfer } from './game-wallets.presenter';
import { listAsked, listTransfers, saveRecallOnClose } from './game-wallets.repository';
import { moveToGame } from './launch-money.service';
import { recallMoney } from './recall.service';

const platformsOf = (transfers: readonly { platform: string }[]): string[] => [...new Set(transfers.map(({ platform }) => platform))];

export const gameWalletsModule: PlatformModule = (app, platform) => {
  // A recall that fails here, and money won later, is left to `sweepHome`.
  platform.onRestricted.push({ name: 'game wallets', after: (playerId) => recallMoney(platform, { playerId, reason: 'restricted' }) });

  moneyRouteAfter(
    app,
    transferToGame,
    ({ context, player, input: { platform, amount }, idempotencyKey: key = randomUUID() }) =>
      moveToGame(context, { playerId: player.id, platform, amount, key }),
    async ({ tx, player, input }, transfer) => {
      if (transfer?.state === 'failed') throw new Refusal('wallet.transfer_failed');
      return {
        transferred: printAmount(transfer?.amount ?? paisa(0n)),
        balance: printAmount(await available(tx, player.id)),
        game_balance: printAmount(await readBalance(tx, playerProvider(input.platform, player.id).key)),
        is_waiting: transfer?.state === 'asked',
      };
    },
  );

  moneyRouteAfter(
    app,
    recallWallets,
    ({ context, player, input, idempotencyKey: key }) =>
      recallMoney(context, { playerId: player.id, platform: input.platform, reason: input.is_close ? 'close' : 'recall', key }),
    async ({ tx, player, input }, transfers) => {
      const asked = await listAsked(tx, player.id);
      const waiting = asked.filter(({ platform }) => input.platform === undefined || platform === input.platform);
      const recalled = sumOf(transfers.flatMap(({ state, amount }) => (state === 'confirmed' && amount !== null ? [amount] : [])));
      return {
        recalled: printAmount(recalled),
        balance: printAmount(await available(tx, player.id)),
        waiting: platformsOf(waiting),
      };
    },
  );

  route(app, setRecallOnClose, async ({ input, player, context: { db } }) => {
    await saveRecallOnClose(db, player.id, input.recall_on_close);
    return input;
  });

  route(app, listGameTransfers, async ({ input: { page, per_page: perPage }, player, context: { db } }) => {
    const { transfers, total } = await listTransfers(db, player.id, { limit: perPage, offset: (page - 1) * perPage });
    return { data: transfers.map(presentTransfer), total, last_page: lastPage(total, perPage) };
  });
};
