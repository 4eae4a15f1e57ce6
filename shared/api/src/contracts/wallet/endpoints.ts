import * as z from '@site/api/schema';
import { restrictionSchema } from '../safer-play/restriction';

export const balance = z.defineEndpoint({
  method: 'POST',
  path: '/api/balance',
  access: 'player',
  input: z.strictObject({}),
  /** What can be staked: main wallet less exposure. */
  output: z.object({
    balance: z.amount(),
    /** Of a player who may only take money out now. */
    restriction: z.optional(restrictionSchema),
  }),
  errors: [],
  summary: 'Balance of the bearer, polled every 10 s',
});
