import * as z from '@site/api/schema';
import { pageInput, pageOf } from '../site/pages';
import { TIMER_KINDS } from './play-session';
import { restrictionSchema } from './restriction';
import { EXCLUSION_LENGTHS, EXCLUSION_WORD, LIMIT_KINDS, LIMIT_PERIODS, TIME_OUT_LENGTHS } from './rules';

const limitOf = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };

/** A limit of one kind and period, in BDT. */
export const playLimitSchema = z.object({
  ...limitOf,
  /** Null: no limit is set. */
  amount: z.nullable(z.amount()),
  /** Amount that counts against the limit in its period so far; never below zero. */
  used: z.amount(),
  /** Higher limit, or none, that waits for the player's confirmation. */
  pending: z.nullable(
    z.object({
      amount: z.nullable(z.amount()),
      /** Time from which the player may confirm it. */
      due_at: z.isoTime(),
      is_due: z.boolean(),
    }),
  ),
});
/** A limit of one kind and period, parsed. */
export type PlayLimit = z.infer<typeof playLimitSchema>;

/** Limits of the player, and the break or exclusion that runs. */
export const saferPlaySchema = z.object({
  /** Time of the platform's clock, so that the page can show the end of a break before the player takes it. */
  now: z.isoTime(),
  /** All nine limits, by kind and then by period. */
  limits: z.array(playLimitSchema),
  restriction: z.nullable(restrictionSchema),
});
/** Limits and restriction of the player, parsed. */
export type SaferPlay = z.infer<typeof saferPlaySchema>;

/** Returns the limits of the player, and the break or exclusion that runs. */
export const getSaferPlay = z.defineEndpoint({
  method: 'GET',
  path: '/api/safer-play',
  access: 'player',
  input: z.strictObject({}),
  output: saferPlaySchema,
  errors: [],
  summary: 'Limits with what is used of them, and the break or exclusion that runs',
});

/**
 * Sets a limit in BDT. A lower limit applies at once; a higher one, or none, waits `RAISE_WAIT_S` and then for the player's confirmation.
 * @throws `safer_play.time_out` or `safer_play.excluded` for a higher limit, or none, during a break or an exclusion
 */
export const setLimit = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/limits',
  access: 'player',
  /** `amount` null removes the limit. */
  input: z.strictObject({ ...limitOf, amount: z.nullable(z.amountInput()) }),
  output: playLimitSchema,
  /** Only for a higher limit, or none, during a break or an exclusion. */
  errors: ['safer_play.time_out', 'safer_play.excluded'],
  summary: 'A lower limit holds at once; a higher one, or none, waits 24 hours and is then confirmed',
});

/**
 * Confirms the waiting change of a limit.
 * @throws `safer_play.no_change`; `safer_play.not_due` with `until`; `safer_play.time_out` or `safer_play.excluded`
 */
export const confirmLimit = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/limits/confirm',
  access: 'player',
  input: z.strictObject(limitOf),
  output: playLimitSchema,
  errors: ['safer_play.no_change', 'safer_play.not_due', 'safer_play.time_out', 'safer_play.excluded'],
  summary: 'Take the waiting change of a limit, once it is due',
});

/**
 * Drops the waiting change of a limit.
 * @throws `safer_play.no_change`
 */
export const dropLimitChange = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/limits/drop-change',
  access: 'player',
  input: z.strictObject(limitOf),
  output: playLimitSchema,
  errors: ['safer_play.no_change'],
  summary: 'Keep the limit as it is',
});

/**
 * Starts a break at once.
 * @throws `safer_play.not_shorter` with `until`, when a longer break or exclusion runs
 */
export const takeTimeOut = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/time-out',
  access: 'player',
  input: z.strictObject({ length: z.enum(TIME_OUT_LENGTHS) }),
  output: restrictionSchema,
  errors: ['safer_play.not_shorter'],
  summary: 'Take a break, at once',
});

/**
 * Starts a self-exclusion at once; nothing shortens it.
 * @throws `safer_play.not_shorter` with `until`, when a longer exclusion runs
 */
export const excludeSelf = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/self-exclusion',
  access: 'player',
  input: z.strictObject({ length: z.enum(EXCLUSION_LENGTHS), word: z.literal(EXCLUSION_WORD) }),
  output: restrictionSchema,
  errors: ['safer_play.not_shorter'],
  summary: 'Exclude oneself, at once; it cannot be shortened',
});

/** One entry in the history of limits, breaks and exclusions. */
export const saferPlayEventSchema = z.object({
  at: z.isoTime(),
  what: z.enum(['limit_set', 'limit_lowered', 'raise_asked', 'raise_confirmed', 'raise_dropped', 'time_out', 'excluded']),
  kind: z.nullable(z.enum(LIMIT_KINDS)),
  period: z.nullable(z.enum(LIMIT_PERIODS)),
  /** Amount of a limit in BDT; null for a removed limit and for other entries. */
  amount: z.nullable(z.amount()),
  /** The timer of an entry about one. `minutes` null: it was removed. */
  timer: z.optional(z.object({ kind: z.enum(TIMER_KINDS), minutes: z.nullable(z.int()) })),
  /** End of a break or an exclusion; null for a permanent exclusion and for other entries. */
  until: z.nullable(z.isoTime()),
});
/** One entry in the history, parsed. */
export type SaferPlayEvent = z.infer<typeof saferPlayEventSchema>;

/** Returns the history of limits, breaks and exclusions page by page, newest first. */
export const saferPlayHistory = z.defineEndpoint({
  method: 'GET',
  path: '/api/safer-play/history',
  access: 'player',
  input: pageInput(),
  output: pageOf(saferPlayEventSchema),
  errors: [],
  summary: 'What the player set and asked for, newest first',
});
