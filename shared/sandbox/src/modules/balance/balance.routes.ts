import { balance } from '@site/api/contracts/wallet';
import { route } from '#core/route';
import { available } from '../ledger/ledger.service';
import { printAmount } from '../ledger/money';
import type { PlatformModule } from '../platform-module';

export const balanceModule: PlatformModule = (app) => {
  route(app, balance, async ({ player, context }) => ({ balance: printAmount(await available(context.db, player.id)) }));
};
