import { findOutcome, getWallet } from '@site/api/contracts/wallet';
import { findKeptCall } from '@site/platform-kit/data/money-calls';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentWallet } from './wallet.presenter';
import { readWallet } from './wallet.service';

export const walletModule: PlatformModule = (app) => {
  route(app, getWallet, async ({ player, context: { db } }) => presentWallet(await readWallet(db, player.id)));

  route(app, findOutcome, async ({ input, player, context: { db } }) => {
    const kept = await findKeptCall(db, player.id, input.key);
    return kept ? { state: 'done', answer: kept.answer } : { state: 'none' };
  });
};
