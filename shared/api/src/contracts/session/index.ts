import * as z from '@site/api/schema';

/** Header of an answer with the next token of a session, sent once the current token is 15 minutes old; the client swaps it in. */
export const RENEWED_TOKEN_HEADER = 'x-renewed-token';
/** Age in seconds at which the platform renews a token. */
export const TOKEN_RENEWED_AFTER_S = 900;

/** Ends this session; its token is void on every call. @see SHELL-050, PLATFORM-008 */
export const logout = z.defineEndpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true) }),
  errors: [],
  summary: 'End this session; its token is dead on every route',
});
