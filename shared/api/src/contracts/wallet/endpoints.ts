import * as z from '@site/api/schema';

export const balance = z.defineEndpoint({
  method: 'POST',
  path: '/api/balance',
  access: 'player',
  input: z.strictObject({}),
  /** What can be staked: main wallet less exposure. */
  output: z.object({ balance: z.amount() }),
  errors: [],
  summary: 'Balance of the bearer, polled every 10 s',
});
