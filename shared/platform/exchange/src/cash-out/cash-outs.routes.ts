import * as contract from '@site/api/contracts/exchange';
import { contentHashOf } from '@site/platform-kit/data/money-calls';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import '../exchange-context';
import { betName } from '../bets/bet';
import { presentBet } from '../bets/bets.presenter';
import { presentAutoCashOut } from './auto-cash-out.presenter';
import { listNewest } from './auto-cash-out.repository';
import { armAutoCashOut, cancelAutoCashOut, endAutoCashOutsOf } from './auto-cash-out.service';
import { cashOut } from './cash-out.service';

export const exchangeCashOutsModule: PlatformModule = (app, platform) => {
  platform.onRestricted.push({ name: 'automatic cash-outs', after: (playerId) => endAutoCashOutsOf(platform, playerId) });

  route(app, contract.cashOut, async ({ context, player, input }) => {
    const { client_ref: clientRef = null, ...ask } = input;
    const placed = await cashOut(context, player.id, { ...ask, clientRef, requestHash: clientRef && (await contentHashOf(ask)) });
    const { askedAt, decideAt, id } = placed.bet;
    return { bet_id: betName(id), delay_ms: decideAt.getTime() - askedAt.getTime(), bet: presentBet(placed) };
  });

  route(app, contract.getAutoCashOuts, async ({ context: { db }, player, input }) => ({
    orders: (await listNewest(db, player.id, input.eventId ?? null)).map(presentAutoCashOut),
  }));

  route(app, contract.armAutoCashOut, async ({ context, player, input: { marketId, target = null, stop = null } }) => ({
    order: presentAutoCashOut(await armAutoCashOut(context, player.id, { marketId, target, stop })),
  }));

  route(app, contract.cancelAutoCashOut, async ({ context, player, input }) => ({
    order: presentAutoCashOut(await cancelAutoCashOut(context, player.id, input.marketId)),
  }));
};
