import { getInbox } from '@site/api/contracts/inbox';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentInbox } from './inbox.presenter';
import { readInboxPage } from './inbox.service';

export const inboxModule: PlatformModule = (app) => {
  route(app, getInbox, async ({ context, input, player, language }) =>
    presentInbox(await readInboxPage(context.db, player.id, input.page), language),
  );
};
