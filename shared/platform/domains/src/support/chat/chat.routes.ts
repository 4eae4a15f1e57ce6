import * as contract from '@site/api/contracts/chat';
import { keepLimit } from '@site/platform-kit/pace/counter';
import { Refusal } from '@site/platform-kit/base/refusal';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { readAttachment } from './attachments.service';
import { presentChat, presentMessage } from './chat.presenter';
import { openChatOf } from './chat.repository';
import { isSupport } from './chat.rules';
import { readChats, readMessages, readUpTo, sayPlayerTyping } from './chat.service';
import { findMessage } from './messages.repository';
import { sendToSupport } from './send-message.service';

export const chatModule: PlatformModule = (app, { events }) => {
  events.describe('chat_message', async (db, _playerId, { id }) => {
    const message = await findMessage(db, Number(id));
    return message && presentMessage(message);
  });

  route(app, contract.getChats, async ({ context: { db }, player }) => ({ chats: (await readChats(db, player.id)).map(presentChat) }));

  route(app, contract.openChat, async ({ context: { db, clock }, player, input }) => {
    if (!isSupport(input.user_two_id)) throw new Refusal('chat.support_only');
    return { chat: { id: await openChatOf(db, player.id, clock.now()) } };
  });

  route(app, contract.getMessages, async ({ context, player, input: { chatId, ...slice } }) => {
    const { messages, hasMore, isTyping, desk } = await readMessages(context, player.id, { chatId: Number(chatId), ...slice });
    return { messages: messages.map(presentMessage), has_more: hasMore, is_typing: isTyping, desk };
  });

  route(app, contract.sendMessage, async ({ context, player, input, language }) => {
    const { content, client_key: clientKey = null, attachment: file } = input;
    const sent = { chatId: Number(input.chat_id), content, clientKey, file, language };
    return { data: presentMessage(await sendToSupport(context, player.id, sent)) };
  });

  route(app, contract.readChat, async ({ context, player, input }) => {
    await readUpTo(context, player.id, Number(input.chatId), input.up_to);
    return { success: true };
  });

  route(app, contract.sayTyping, async ({ context, player, input }) => {
    const { db, clock, settings } = context;
    await keepLimit(db, clock, `typing:${player.id}`, settings.limits.typingPerPlayer);
    await sayPlayerTyping(context, player.id, Number(input.chatId));
    return { success: true };
  });

  route(app, contract.getAttachment, ({ context: { db }, player, input }) => readAttachment(db, Number(input.id), player.id));
};
