export const CHATS = '/operator/chats';

/** Path of the calls about one chat, by its number or by its player's name. */
export const chatPath = (chat: string) => `${CHATS}/${encodeURIComponent(chat)}`;
