import { INBOX_TITLE_LENGTH } from '@site/api/contracts/inbox';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { marketingSchema, PROMOTION_WORDS_MAX } from './marketing.shapes';
import { lineOfText, linesOfText } from './message.shapes';

const username = z.text({ max: 64 });

export const showMarketing = defineCall({
  method: 'GET',
  path: '/operator/players/:username/marketing',
  role: 'support',
  input: z.strictObject({ username }),
  output: marketingSchema,
  summary: 'Channels on which promotions may be sent to a player now; none during a break or an exclusion',
});

export const promoteTo = defineCall({
  method: 'POST',
  path: '/operator/players/:username/marketing',
  role: 'admin',
  input: z.strictObject({ username, title: lineOfText(INBOX_TITLE_LENGTH), text: linesOfText(PROMOTION_WORDS_MAX) }),
  output: marketingSchema,
  maxBodyBytes: z.bodyBytesFor(INBOX_TITLE_LENGTH + PROMOTION_WORDS_MAX),
  summary: 'Send a promotion to a player on the channels that the player has allowed; names the channels',
});
