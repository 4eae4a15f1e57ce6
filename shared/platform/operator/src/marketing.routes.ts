import { openChannels, sendPromotion } from '@site/platform-domains/notifications';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { inTransaction } from '@site/platform-kit/data/database';
import { promoteTo, showMarketing } from './marketing.calls';
import { operatorRoute } from './operator-route';
import { playerNamed } from './players.service';

/** Calls for promotions to single players. */
export const operatorMarketingModule: PlatformModule = (app) => {
  operatorRoute(app, showMarketing, async ({ username }, { db, clock }) => ({
    channels: await openChannels(db, (await playerNamed(db, username)).id, clock.now()),
  }));

  operatorRoute(app, promoteTo, async ({ username, title, text }, { db, clock }) =>
    inTransaction(db, async (tx) => {
      const { id: playerId } = await playerNamed(tx, username);
      return { channels: await sendPromotion(tx, { playerId, title: title.trim(), text: text.trim(), at: clock.now() }) };
    }),
  );
};
