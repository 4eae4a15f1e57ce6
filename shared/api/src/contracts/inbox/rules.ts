/** @see CHAT-006 */
export const INBOX_POLL_MS = 10_000;

/** Words of a message in a list. @see spec B 9 */
export const PREVIEW_WORDS = 5;

/** Characters of the player's own copy of a message. */
export const INBOX_TITLE_LENGTH = 120;
export const INBOX_TEXT_LENGTH = 2000;

/** A message that was read is kept so long; an unread one stays. */
export const INBOX_KEPT_DAYS = 365;
