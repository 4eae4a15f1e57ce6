import * as z from '@site/api/schema';

/** Rules and measured figures of a game, as its supplier tells them. */
export const supplierFactsSchema = z.object({
  /** The kind of game, such as "Roulette". */
  kind: z.string(),
  rules: z.array(z.string()),
  /** Return to the player for each measured bet, in percent of the stakes. */
  returns: z.array(
    z.object({
      bet: z.string(),
      percent: z.number(),
      /** Standard error in percent points. */
      error: z.number(),
    }),
  ),
  /** Rounds that were measured for each bet. */
  rounds: z.number(),
  /** The largest win as a multiple of the stake. */
  most_times: z.number(),
  stake: z.object({ least: z.amount(), most: z.amount() }),
  round: z.object({
    /** `instant`: the bet decides at once. `moves`: it lasts as long as the player thinks. `time`: it ends by itself. */
    kind: z.enum(['instant', 'moves', 'time']),
    /** Longest round in seconds; null for an instant one. */
    longest_s: z.nullable(z.number()),
  }),
  /** SHA-256 of the rules that were measured, in hex. */
  digest: z.string(),
});
/** Rules and measured figures of a game, parsed. */
export type SupplierFacts = z.infer<typeof supplierFactsSchema>;

/**
 * Returns rules and measured figures of a game, in the language of the page.
 * @throws `catalogue.unknown_game`; `platform.unavailable` when the supplier does not answer
 */
export const getGameFacts = z.defineEndpoint({
  method: 'GET',
  path: '/api/game-facts',
  access: 'public',
  input: z.object({ code: z.text({ max: 64 }) }),
  output: z.object({
    game: z.object({ code: z.string(), name: z.string(), type: z.string(), platform: z.string() }),
    facts: supplierFactsSchema,
  }),
  errors: ['catalogue.unknown_game'],
  summary: 'Rules, return to player, largest win and stakes of a game',
});
