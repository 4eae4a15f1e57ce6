import { getOpenPayment, getWalletNumber, showEwallet } from '@site/api/contracts/funds';
import { Refusal } from '@site/platform-kit/base/refusal';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentNumbers, presentOpen, presentPayment } from './payment-instructions.presenter';
import { findEwalletQuote } from './payment-instructions.repository';
import { findOpenPayment, offerNumber } from './payment-instructions.service';

export const quotesModule: PlatformModule = (app) => {
  route(app, getWalletNumber, async ({ context, player, input: { name, account_type: accountType, amount, promotion } }) => {
    const quote = await offerNumber(context, player.id, { name, accountType, amount, promotionId: promotion });
    return presentNumbers(quote, context.clock.now());
  });

  route(app, getOpenPayment, async ({ context, player }) => {
    const open = await findOpenPayment(context, player.id);
    return { payment: open && presentOpen(open, context.clock.now()) };
  });

  route(app, showEwallet, async ({ context: { db, clock }, player, input }) => {
    const quote = await findEwalletQuote(db, player.id, input.transaction);
    if (!quote) throw new Refusal('platform.not_found');
    return presentPayment(quote, clock.now());
  });
};
