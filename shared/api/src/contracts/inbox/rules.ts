/** Poll interval of the inbox in ms. @see CHAT-006 */
export const INBOX_POLL_MS = 10_000;

/** Words of a message in a list. @see CHAT-003 */
export const PREVIEW_WORDS = 5;

/** Most characters of the title in the player's own copy of a message. */
export const INBOX_TITLE_LENGTH = 120;
/** Most characters of the text in the player's own copy of a message. */
export const INBOX_TEXT_LENGTH = 2000;

/** Days for which a read message is stored; an unread message stays. */
export const INBOX_KEPT_DAYS = 365;
