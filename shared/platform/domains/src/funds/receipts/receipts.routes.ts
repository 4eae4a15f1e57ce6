import { getReceipt } from '@site/api/contracts/funds';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { readReceipt } from './receipts.service';

export const receiptsModule: PlatformModule = (app) => {
  route(app, getReceipt, ({ input, player, context: { db } }) => readReceipt(db, player.id, input.transaction_id));
};
