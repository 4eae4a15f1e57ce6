import { getReceipt } from '@site/api/contracts/funds';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { readReceipt } from './receipts.service';

export const receiptsModule: PlatformModule = (app) => {
  route(app, getReceipt, ({ input, player, context: { db } }) => readReceipt(db, player.id, input.transaction_id));
};
