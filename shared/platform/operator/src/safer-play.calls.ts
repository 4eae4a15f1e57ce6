import { LIMIT_KINDS, LIMIT_PERIODS, TIME_OUT_LENGTHS } from '@site/api/contracts/safer-play';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { linesOfText } from './message.shapes';
import { INTERVENTION_REASON_MAX, markedPlayerSchema, protectionSchema } from './safer-play.shapes';

const username = () => z.text({ max: 64 });
const reason = () => linesOfText(INTERVENTION_REASON_MAX);

export const listMarkedPlayers = defineCall({
  method: 'GET',
  path: '/operator/safer-play',
  role: 'support',
  input: z.strictObject({}),
  output: z.array(markedPlayerSchema),
  summary: 'Players whose limits or breaks changed in the last 30 days',
});

export const readProtection = defineCall({
  method: 'GET',
  path: '/operator/safer-play/:username',
  role: 'support',
  input: z.strictObject({ username: username() }),
  output: protectionSchema,
  summary: 'Limits with their use, the break that runs and the last events of a player',
});

export const startBreak = defineCall({
  method: 'POST',
  path: '/operator/safer-play/:username/time-out',
  role: 'support',
  input: z.strictObject({ username: username(), length: z.enum(TIME_OUT_LENGTHS), reason: reason() }),
  output: protectionSchema,
  summary: 'Start a break for a player, who reads the reason; nobody can shorten it',
});

export const suggestLimit = defineCall({
  method: 'POST',
  path: '/operator/safer-play/:username/suggestion',
  role: 'support',
  input: z.strictObject({
    username: username(),
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(LIMIT_PERIODS),
    amount: z.amountInput(),
    reason: reason(),
  }),
  output: z.object({ username: z.string() }),
  summary: 'Suggest a limit in the inbox of a player, who reads the reason and decides',
});
