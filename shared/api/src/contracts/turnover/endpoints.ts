import * as z from '@site/api/schema';

/** What asks a player to stake before the next withdrawal. @see spec B 3 */
export const turnoverSchema = z.object({
  id: z.number(),
  status: z.enum(['active', 'complete']),
  required_turnover: z.amount(),
  remaining_turnover: z.amount(),
  created_at: z.isoTime(),
  updated_at: z.isoTime(),
  transaction: z.object({
    /** `deposit`, or what else it was given for: `rebate`. */
    action: z.string(),
    promotion: z.nullable(z.object({ name: z.string(), name_bn: z.optional(z.string()), turnover: z.number() })),
    payment_method: z.nullable(z.object({ name: z.string() })),
  }),
});
export type Turnover = z.infer<typeof turnoverSchema>;

export const getTurnovers = z.defineEndpoint({
  method: 'GET',
  path: '/api/turnovers',
  access: 'player',
  input: z.strictObject({ remote_id: z.optional(z.text({ max: 64 })) }),
  output: z.array(turnoverSchema),
  errors: [],
  summary: 'Turnover tickets, the oldest active first, then the completed ones, newest first',
});
