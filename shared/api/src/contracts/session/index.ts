import * as z from '@site/api/schema';

/** Answer header that carries the next token of a session once the current one is 15 minutes old; the client swaps it in. */
export const RENEWED_TOKEN_HEADER = 'x-renewed-token';
export const TOKEN_RENEWED_AFTER_S = 900;

export const logout = z.defineEndpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true) }),
  errors: [],
  summary: 'End this session; its token is dead on every route',
});
