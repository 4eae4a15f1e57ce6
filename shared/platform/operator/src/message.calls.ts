import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH } from '@site/api/contracts/inbox';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { lineOfText, linesOfText } from './message.shapes';

export const sendMessage = defineCall({
  method: 'POST',
  path: '/operator/players/:username/messages',
  role: 'support',
  input: z.strictObject({
    username: z.text({ max: 64 }),
    title: lineOfText(INBOX_TITLE_LENGTH),
    text: linesOfText(INBOX_TEXT_LENGTH),
  }),
  output: z.object({ username: z.string(), title: z.string(), message: z.string() }),
  maxBodyBytes: z.bodyBytesFor(INBOX_TITLE_LENGTH + INBOX_TEXT_LENGTH),
  summary: 'Write to the inbox of a player; own paths that stand as words become links, nothing else does',
});
