import { getCashback } from '@site/api/contracts/rewards';
import { printAmount } from '@site/api/money';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { route } from '@site/platform-kit/http/route';
import { isCashbackOn } from './cashback.rules';
import { readCashback } from './cashback.service';

export const cashbackModule: PlatformModule = (app) => {
  route(app, getCashback, async ({ player, context }) => {
    const { rule, week, losses, amount, payments } = await readCashback(context, player.id);
    return {
      is_on: isCashbackOn(rule),
      from: week.from.toISOString(),
      until: week.until.toISOString(),
      exchange: { net_loss: printAmount(losses.exchange), percent: rule.exchangePercent },
      casino: { net_loss: printAmount(losses.casino), percent: rule.casinoPercent },
      least: printAmount(rule.least),
      most: printAmount(rule.most),
      amount: printAmount(amount),
      payments: payments.map(({ week: monday, amount: paid, at }) => ({
        week: monday,
        amount: printAmount(paid),
        paid_at: at.toISOString(),
      })),
    };
  });
};
