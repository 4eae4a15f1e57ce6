import { findOutcome, getWallet } from '@site/api/contracts/wallet';
import { findKeptCall } from '#core/money-calls';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentWallet } from './wallet.presenter';
import { readWallet } from './wallet.service';

export const walletModule: PlatformModule = (app) => {
  route(app, getWallet, async ({ player, context: { db } }) => presentWallet(await readWallet(db, player.id)));

  route(app, findOutcome, async ({ input, player, context: { db } }) => {
    const kept = await findKeptCall(db, player.id, input.key);
    return kept ? { state: 'done', answer: kept.answer } : { state: 'none' };
  });
};
