import * as z from '@site/api/schema';

/** A turnover ticket: stakes that a player must make before the next withdrawal, in BDT. @see RECORDS-037 */
export const turnoverSchema = z.object({
  id: z.number(),
  status: z.enum(['active', 'complete']),
  required_turnover: z.amount(),
  remaining_turnover: z.amount(),
  created_at: z.isoTime(),
  updated_at: z.isoTime(),
  transaction: z.object({
    /** `deposit`, or another cause of the ticket, such as `rebate`. */
    action: z.string(),
    promotion: z.nullable(z.object({ name: z.string(), name_bn: z.optional(z.string()), turnover: z.number() })),
    payment_method: z.nullable(z.object({ name: z.string() })),
  }),
});
/** A turnover ticket, parsed. */
export type Turnover = z.infer<typeof turnoverSchema>;

/**
 * Returns the turnover tickets: the active ones, oldest first, then the completed ones, newest first.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see RECORDS-038, PLATFORM-046
 */
export const getTurnovers = z.defineEndpoint({
  method: 'GET',
  path: '/api/turnovers',
  access: 'player',
  input: z.strictObject({ remote_id: z.optional(z.text({ max: 64 })) }),
  output: z.array(turnoverSchema),
  errors: [],
  summary: 'Turnover tickets, the oldest active first, then the completed ones, newest first',
});
