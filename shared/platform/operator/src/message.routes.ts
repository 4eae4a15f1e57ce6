import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { accountKey, findByUsername } from '@site/platform-domains/access';
import { linkedText, writeMessage } from '@site/platform-domains/notifications';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { sendMessage } from './message.calls';
import { operatorRoute } from './operator-route';

export const operatorMessageModule: PlatformModule = (app) => {
  operatorRoute(app, sendMessage, async ({ username, title, text }, { db, clock }) =>
    inTransaction(db, async (tx) => {
      const player = await findByUsername(tx, accountKey(username));
      if (!player) throw new Refusal('platform.not_found');
      const message = linkedText(text.trim());
      await writeMessage(tx, {
        playerId: player.id,
        at: clock.now(),
        title: { en: title.trim(), bn: title.trim() },
        message: { en: message, bn: message },
      });
      return { username: player.username, title: title.trim(), message };
    }),
  );
};
