import { readAttachment } from '@site/platform-domains/support';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { followForDesk } from './chat-stream.service';
import { draftAnswer, followChat, giveChat, listChats, readChat, readFile, sayDeskTyping, writeToPlayer } from './chat.calls';
import { draftForDesk, giveTo, listForDesk, readForDesk, typeAsPerson, writeAsPerson } from './chat.service';
import { operatorRoute } from './operator-route';

/** Calls of the support desk. */
export const operatorChatModule: PlatformModule = (app) => {
  operatorRoute(app, listChats, async (_none, context) => listForDesk(context));
  operatorRoute(app, readChat, async ({ chat, before }, context) =>
    readForDesk(context, chat, before === undefined ? before : Number(before)),
  );
  operatorRoute(app, writeToPlayer, async ({ chat, content }, context) => writeAsPerson(context, chat, content));
  operatorRoute(app, sayDeskTyping, async ({ chat, is_typing: isTyping }, context) => typeAsPerson(context, chat, isTyping));
  operatorRoute(app, giveChat, async ({ chat, desk }, context) => giveTo(context, chat, desk));
  operatorRoute(app, draftAnswer, async ({ chat }, context) => draftForDesk(context, chat));
  operatorRoute(app, readFile, async ({ message }, { db }) => readAttachment(db, Number(message)));
  operatorRoute(app, followChat, async ({ chat }, context) => followForDesk(context, chat));
};
