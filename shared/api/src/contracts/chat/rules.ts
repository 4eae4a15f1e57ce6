/** The one whom every player writes to. @see spec B 6 */
export const SUPPORT_USER_ID = '7';

/** Characters of one message at most. */
export const MESSAGE_LENGTH = 10_000;

/** Messages of one answer; older ones are asked for with `before`. */
export const MESSAGES_PER_ANSWER = 50;

/** How often an open chat asks while no events come. */
export const CHAT_POLL_MS = 3000;

/** For how long somebody counts as writing after they last said so, and how often a page says so. */
export const TYPING_HOLDS_MS = 6000;
export const TYPING_SAID_EVERY_MS = 3000;

export const COMPLAINT_SUBJECT_LEAST = 3;
export const COMPLAINT_SUBJECT_LENGTH = 120;
export const COMPLAINT_TEXT_LEAST = 10;
export const COMPLAINT_TEXT_LENGTH = 4000;

/** `C-` and eight letters or digits. */
export const COMPLAINT_REFERENCE = /^C-[0-9A-Z]{8}$/;
export const COMPLAINT_STATUSES = ['open', 'answered', 'closed'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

/** Own pages that support leads to: in its messages they are links where they stand as words of their own, and a complaint's is too. */
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

/** No half of a character whose other half is missing: nobody could store it. */
export const WHOLE_TEXT = /^\P{Cs}*$/u;

/** White space, and what has no width: a text of nothing else is blank. */
const SEEN = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0\u2800]/u;
export const isBlank = (text: string) => !SEEN.test(text);
