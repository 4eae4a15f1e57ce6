import { deleteInboxMessage, editInboxMessage, getInbox, getInboxMessage, readInboxMessage } from '@site/api/contracts/inbox';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentInbox, presentMessage } from './inbox.presenter';
import { countUnread } from './inbox.repository';
import { readInboxPage } from './inbox.service';
import { editOwn, readOwn, removeOwn, showOwn } from './own-message.service';

const named = ({ id }: { id: string }, player: { id: number }) => ({ id: Number(id), playerId: player.id });

export const inboxModule: PlatformModule = (app, { events }) => {
  events.describe('inbox', async (db, playerId) => ({ unread: await countUnread(db, playerId) }));

  route(app, getInbox, async ({ context, input, player, language }) =>
    presentInbox(await readInboxPage(context.db, player.id, { page: input.page, perPage: input.per_page }), language),
  );

  route(app, getInboxMessage, async ({ context, input, player, language }) =>
    presentMessage(await showOwn(context.db, named(input, player)), language),
  );

  route(app, readInboxMessage, async ({ context, input, player }) => {
    await readOwn(context, named(input, player));
    return { success: true };
  });

  route(app, deleteInboxMessage, async ({ context, input, player }) => {
    await removeOwn(context, named(input, player));
    return { success: true };
  });

  route(app, editInboxMessage, async ({ context, input, player, language }) =>
    presentMessage(await editOwn(context, named(input, player), input), language),
  );
};
