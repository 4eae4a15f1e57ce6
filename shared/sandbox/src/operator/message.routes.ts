import { inTransaction } from '../core/database';
import { Refusal } from '../core/refusal';
import { accountKey } from '../modules/accounts/accounts.policy';
import { findByUsername } from '../modules/accounts/accounts.repository';
import { writeMessage } from '../modules/inbox/inbox.service';
import { linkedText } from '../modules/inbox/message-text';
import type { PlatformModule } from '../modules/platform-module';
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
