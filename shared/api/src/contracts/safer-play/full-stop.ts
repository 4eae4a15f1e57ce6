import * as z from '@site/api/schema';
import { restrictionSchema } from './restriction';
import { EXCLUSION_LENGTHS, EXCLUSION_WORD, TIME_OUT_LENGTHS } from './rules';

// Of a break, and of a self-exclusion.
const STOP_LENGTHS = [...TIME_OUT_LENGTHS, ...EXCLUSION_LENGTHS] as const;
/** Length of a full stop. */
export type StopLength = (typeof STOP_LENGTHS)[number];

/** True for a length of a self-exclusion, for which the player types a word. */
const isExclusionLength = (length: string) => EXCLUSION_LENGTHS.some((known) => known === length);

/** Effects of a full stop at this moment. */
const stopEffectsSchema = z.object({
  /** Orders at the exchange that wait, in whole or in part, and are cancelled; their waiting stakes in BDT. */
  waiting_orders: z.int(),
  waiting_stakes: z.amount(),
  /** Bets that are matched, in whole or in part: they stay and are settled. */
  matched_bets: z.int(),
  /** Rounds of games that end as usual, and are paid. */
  open_rounds: z.int(),
  /** Other log-ins of the player, which end. */
  other_sessions: z.int(),
});
/** Effects of a full stop, parsed. */
export type StopEffects = z.infer<typeof stopEffectsSchema>;

/** Returns the effects that a full stop would have now. */
export const getStopEffects = z.defineEndpoint({
  method: 'GET',
  path: '/api/safer-play/full-stop',
  access: 'player',
  input: z.strictObject({}),
  output: stopEffectsSchema,
  errors: [],
  summary: 'What a full stop would end now, and what would stay',
});

/**
 * Starts a break or a self-exclusion at once, cancels the waiting orders, closes running games and logs the player out everywhere else.
 * @throws `safer_play.not_shorter` with `until`, when a longer break or exclusion runs
 */
export const stopEverything = z.defineEndpoint({
  method: 'POST',
  path: '/api/safer-play/full-stop',
  access: 'player',
  /** `word` is needed for the length of a self-exclusion. */
  input: z
    .strictObject({ length: z.enum(STOP_LENGTHS), word: z.optional(z.literal(EXCLUSION_WORD)) })
    .check(z.refine(({ length, word }) => word === EXCLUSION_WORD || !isExclusionLength(length))),
  output: z.object({ restriction: restrictionSchema, effects: stopEffectsSchema }),
  errors: ['safer_play.not_shorter'],
  summary: 'Break or exclusion at once, with the end of orders, games and other log-ins',
});
