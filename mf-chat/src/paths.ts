export const ACCOUNT = '/account';
export const INBOX = '/inbox';
export const CHAT_HOME = '/chat';
export const CHAT_LIST = '/chat-list';
/** Without an id it opens the chat with support, and creates it when there is none. @see C-13 */
export const CHAT_BOX = '/chat-box';
export const chatBoxOf = (chatId: number | string) => `${CHAT_BOX}/${chatId}`;
export const COMPLAINTS = '/complaints';
export const complaintOf = (reference: string) => `${COMPLAINTS}/${reference}`;
export const PROMOTIONS = '/promotions';
