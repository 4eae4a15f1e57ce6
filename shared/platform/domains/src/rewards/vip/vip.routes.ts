import {
  convertVipCoin,
  convertVipCoinByPost,
  getVipHistory,
  getVipLadder,
  getVipReceived,
  getVipUsed,
  POINTS_CONVERTED,
} from '@site/api/contracts/rewards';
import { inTransaction } from '@site/platform-kit/data/database';
import { moneyRoute } from '@site/platform-kit/http/money-route';
import { route } from '@site/platform-kit/http/route';
import { printAmount } from '@site/api/money';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { convertPoints, type Conversion } from './convert.service';
import { readHistory, readReceived, readUsed } from './vip-records.service';
import { presentLadder, presentMonth, presentReceived, presentUsed } from './vip.presenter';
import { vipStandingOf } from './vip.service';

export const vipModule: PlatformModule = (app) => {
  route(app, convertVipCoin, async ({ input, player, context: { db, clock } }) =>
    presentConversion(await inTransaction(db, (tx) => convertPoints(tx, { playerId: player.id, asked: input.vip_coin, clock }))),
  );

  moneyRoute(app, convertVipCoinByPost, async ({ tx, input, player, context: { clock } }) =>
    presentConversion(await convertPoints(tx, { playerId: player.id, asked: input.vip_coin, clock })),
  );

  route(app, getVipReceived, async ({ input, player, context: { db } }) => {
    const { rows, total, last } = await readReceived(db, player.id, input);
    return { data: rows.map(presentReceived), total, last_page: last };
  });

  route(app, getVipUsed, async ({ input, player, context: { db } }) => {
    const { rows, total, last } = await readUsed(db, player.id, input);
    return { data: rows.map(presentUsed), total, last_page: last };
  });

  route(app, getVipHistory, async ({ input, player, context: { db, clock } }) => {
    const { rows, total, last } = await readHistory(db, player.id, input, clock.now());
    return { data: rows.map(presentMonth), total, last_page: last };
  });

  route(app, getVipLadder, async ({ player, context: { db, clock } }) => presentLadder(await vipStandingOf(db, player.id, clock.now())));
};

const presentConversion = ({ points, amount }: Conversion) =>
  ({ success: true, message: POINTS_CONVERTED, amount: printAmount(amount), used: points }) as const;
