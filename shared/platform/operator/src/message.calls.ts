import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH } from '@site/api/contracts/inbox';
import * as z from '@site/api/schema';
import { defineCall } from './call';

/** Refuses control and format characters, except the joiners that Bangla needs. */
const LINE = /^(?:[\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u;
const LINES = /^(?:[\n\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u;

export const sendMessage = defineCall({
  method: 'POST',
  path: '/operator/players/:username/messages',
  role: 'support',
  input: z.strictObject({
    username: z.text({ max: 64 }),
    title: z.text({ max: INBOX_TITLE_LENGTH, pattern: LINE }).check(z.regex(/\S/)),
    text: z.text({ max: INBOX_TEXT_LENGTH, pattern: LINES }).check(z.regex(/\S/)),
  }),
  maxBodyBytes: z.bodyBytesFor(INBOX_TITLE_LENGTH + INBOX_TEXT_LENGTH),
  summary: 'Write to the inbox of a player; own paths that stand as words become links, nothing else does',
});
