import * as z from '@site/api/schema';
import { pageInput, pageOf } from '../site/pages';
import { restrictionSchema } from './restriction';
import { EXCLUSION_LENGTHS, EXCLUSION_WORD, LIMIT_KINDS, LIMIT_PERIODS, TIME_OUT_LENGTHS } from './rules';

const limitOf = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };

export const playLimitSchema = z.object({
  ...limitOf,
  /** Null: none is set. */
  amount: z.nullable(z.amount()),
  /** What counted against it in its period so far; never below zero. */
  used: z.amount(),
  /** A higher limit, or none, that waits. */
  pending: z.nullable(
    z.object({
      amount: z.nullable(z.amount()),
      /** From this moment on the player may confirm it. */
      due_at: z.isoTime(),
      is_due: z.boolean(),
    }),
  ),
});
export type PlayLimit = z.infer<typeof playLimitSchema>;

export const saferPlaySchema = z.object({
  /** The platform's clock: the end of a pause is told before it starts. */
  now: z.isoTime(),
  /** All nine, by kind and then by period. */
  limits: z.array(playLimitSchema),
  restriction: z.nullable(restrictionSchema),
});
export type SaferPlay = z.infer<typeof saferPlaySchema>;

export const getSaferPlay = z.defineEndpoint({
  method: 'GET',
  path: '/api/safer-play',
  access: 'player',
  input: z.strictObject({}),
  output: saferPlaySchema,
  errors: [],
  summary: 'Limits with what is used of them, and the break or exclusion that runs',
});

export const setLimit = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/limits',
  access: 'player',
  /** `amount` null takes the limit away. */
  input: z.strictObject({ ...limitOf, amount: z.nullable(z.amountInput()) }),
  output: playLimitSchema,
  /** While a break or an exclusion runs: for a higher limit, or none. */
  errors: ['safer_play.time_out', 'safer_play.excluded'],
  summary: 'A lower limit holds at once; a higher one, or none, waits 24 hours and is then confirmed',
});

export const confirmLimit = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/limits/confirm',
  access: 'player',
  input: z.strictObject(limitOf),
  output: playLimitSchema,
  errors: ['safer_play.no_change', 'safer_play.not_due', 'safer_play.time_out', 'safer_play.excluded'],
  summary: 'Take the waiting change of a limit, once it is due',
});

export const dropLimitChange = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/limits/drop-change',
  access: 'player',
  input: z.strictObject(limitOf),
  output: playLimitSchema,
  errors: ['safer_play.no_change'],
  summary: 'Keep the limit as it is',
});

export const takeTimeOut = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/time-out',
  access: 'player',
  input: z.strictObject({ length: z.enum(TIME_OUT_LENGTHS) }),
  output: restrictionSchema,
  errors: ['safer_play.not_shorter'],
  summary: 'Take a break, at once',
});

export const excludeSelf = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/self-exclusion',
  access: 'player',
  input: z.strictObject({ length: z.enum(EXCLUSION_LENGTHS), word: z.literal(EXCLUSION_WORD) }),
  output: restrictionSchema,
  errors: ['safer_play.not_shorter'],
  summary: 'Exclude oneself, at once; it cannot be shortened',
});

export const saferPlayEventSchema = z.object({
  at: z.isoTime(),
  what: z.enum(['limit_set', 'limit_lowered', 'raise_asked', 'raise_confirmed', 'raise_dropped', 'time_out', 'excluded']),
  kind: z.nullable(z.enum(LIMIT_KINDS)),
  period: z.nullable(z.enum(LIMIT_PERIODS)),
  /** Of a limit; null also where a limit was taken away. */
  amount: z.nullable(z.amount()),
  /** Of a break or an exclusion; null also for good. */
  until: z.nullable(z.isoTime()),
});
export type SaferPlayEvent = z.infer<typeof saferPlayEventSchema>;

export const saferPlayHistory = z.defineEndpoint({
  method: 'GET',
  path: '/api/safer-play/history',
  access: 'player',
  input: pageInput(),
  output: pageOf(saferPlayEventSchema),
  errors: [],
  summary: 'What the player set and asked for, newest first',
});
