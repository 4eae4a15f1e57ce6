import { balance } from '@site/api/contracts/wallet';
import { route } from '@site/platform-kit/http/route';
import { printAmount } from '@site/api/money';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { readBalance } from './balance.repository';

export const balanceModule: PlatformModule = (app) => {
  route(app, balance, async ({ player, context: { db, clock } }) => {
    const { available, restriction, pause } = await readBalance(db, player.id, clock.now());
    return { balance: printAmount(available), ...(restriction ? { restriction } : {}), ...(pause ? { play_pause: pause } : {}) };
  });
};
