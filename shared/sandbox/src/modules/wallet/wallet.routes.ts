import { findOutcome, getWallet, recallWallets } from '@site/api/contracts/wallet';
import { findKeptCall } from '#core/money-calls';
import { moneyRoute } from '#core/money-route';
import { route } from '#core/route';
import { printAmount } from '../ledger/money';
import type { PlatformModule } from '../platform-module';
import { presentWallet } from './wallet.presenter';
import { readWallet, recallMoney } from './wallet.service';

export const walletModule: PlatformModule = (app) => {
  route(app, getWallet, async ({ player, context: { db } }) => presentWallet(await readWallet(db, player.id)));

  moneyRoute(app, recallWallets, async ({ tx, input, player, context: { clock } }) => {
    const { recalled, balance } = await recallMoney(tx, player.id, input.platform, clock.now());
    return { recalled: printAmount(recalled), balance: printAmount(balance) };
  });

  route(app, findOutcome, async ({ input, player, context: { db } }) => {
    const kept = await findKeptCall(db, player.id, input.key);
    return kept ? { state: 'done', answer: kept.answer } : { state: 'none' };
  });
};
