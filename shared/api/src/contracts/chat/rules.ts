/** User id of support, the other side of every player's chat. @see CHAT-023, C-15 */
export const SUPPORT_USER_ID = '7';

/** Most characters of one message. */
export const MESSAGE_LENGTH = 10_000;

/** Messages in one answer of `getMessages`; `before` requests older ones. */
export const MESSAGES_PER_ANSWER = 50;

/** Poll interval of an open chat in ms while no event stream runs. @see N-49 */
export const CHAT_POLL_MS = 3000;

/** Time in ms for which a report of typing counts. */
export const TYPING_HOLDS_MS = 6000;
/** Interval in ms at which a page reports typing. */
export const TYPING_SAID_EVERY_MS = 3000;

/** Fewest characters of a complaint's subject. */
export const COMPLAINT_SUBJECT_LEAST = 3;
/** Most characters of a complaint's subject. */
export const COMPLAINT_SUBJECT_LENGTH = 120;
/** Fewest characters of a complaint's text. */
export const COMPLAINT_TEXT_LEAST = 10;
/** Most characters of a complaint's text. */
export const COMPLAINT_TEXT_LENGTH = 4000;

/** Pattern of a complaint's public id: `C-` and eight letters or digits. */
export const COMPLAINT_REFERENCE = /^C-[0-9A-Z]{8}$/;
/** States of a complaint: support must answer, the player may reply, or no entry is added any more. */
export const COMPLAINT_STATUSES = ['open', 'answered', 'closed'] as const;
/** State of a complaint. */
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

/**
 * Own pages that support may link to. A message of support shows such a path as a link when it is a word of its own, and the path of a
 * complaint as well.
 */
export const SUPPORT_PATHS = [
  '/account-statement',
  '/betting-record',
  '/complaints',
  '/deposit',
  '/profile',
  '/promotions',
  '/refrrel-program',
  '/responsible-gaming',
  '/security',
  '/transaction-record',
  '/turnover-record',
  '/vip',
  '/withdrawal',
] as const;

/** Pattern of a text without a lone surrogate, because the database cannot store half of a character. */
export const WHOLE_TEXT = /^\P{Cs}*$/u;

/** Matches a visible character: no white space, and nothing of zero width. */
const SEEN = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0\u2800]/u;
/** True for a text without a visible character. @see CHAT-024 */
export const isBlank = (text: string) => !SEEN.test(text);
