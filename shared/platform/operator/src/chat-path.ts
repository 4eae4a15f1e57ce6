export const CHATS = '/operator/chats';

/** Path of the calls about one chat, which is named by its number or by its player. */
export const chatPath = (chat: string) => `${CHATS}/${encodeURIComponent(chat)}`;
