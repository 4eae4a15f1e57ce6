import { balance } from '@site/api/contracts/wallet';
import { route } from '#core/route';
import { printAmount } from '@site/api/money';
import type { PlatformModule } from '../platform-module';
import { readBalance } from './balance.repository';

export const balanceModule: PlatformModule = (app) => {
  route(app, balance, async ({ player, context: { db, clock } }) => {
    const { available, restriction } = await readBalance(db, player.id, clock.now());
    return { balance: printAmount(available), ...(restriction ? { restriction } : {}) };
  });
};
