import * as z from '@site/api/schema';
import { restrictionSchema } from '../safer-play/restriction';
import { createPlayersInputSchema, loginFormSchema } from './rules';

/**
 * Answer of a log-in: `token` is the bearer, `remote_id` the player's public id, `exchange[0].token` the token of the external exchange.
 * @see ACCESS-013
 */
export const loginAnswerSchema = z.object({
  token: z.string().check(z.minLength(1)),
  remote_id: z.string().check(z.minLength(1)),
  username: z.string(),
  exchange: z.array(z.object({ token: z.string() })),
  message: z.string(),
  /** Present when the player may only take money out. */
  restriction: z.optional(restrictionSchema),
});
/** Parsed answer of a log-in. */
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/**
 * Logs in with username and password; returns the token of the new session.
 * @throws `access.invalid_credentials`; `access.blocked` for a blocked account; `access.locked` after too many tries; `access.second_step`
 * without the code of the authenticator app, `access.code_wrong` with a wrong one; `access.captcha_required` or `access.captcha_wrong`
 * after many tries from one address
 * @see ACCESS-009, PLATFORM-017
 */
export const login = z.defineEndpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  input: loginFormSchema,
  output: loginAnswerSchema,
  errors: [
    'access.invalid_credentials',
    'access.blocked',
    'access.locked',
    'access.second_step',
    'access.code_wrong',
    'access.captcha_required',
    'access.captcha_wrong',
  ],
  summary: 'Log in with username and password',
});

/**
 * Creates an active player and does not log in; `remote_id` is the player's public id.
 * @throws `platform.invalid` with messages by field, also for a taken username, address or number and for a common password;
 * `access.origin_refused`; `access.captcha_required` or `access.captcha_wrong` after many tries from one address
 * @see ACCESS-032, PLATFORM-018
 */
export const createPlayers = z.defineEndpoint({
  method: 'POST',
  path: '/api/v1/create-players',
  access: 'public',
  input: createPlayersInputSchema,
  output: z.object({ success: z.literal(true), message: z.string(), remote_id: z.string(), username: z.string() }),
  errors: ['access.origin_refused', 'access.captcha_required', 'access.captcha_wrong'],
  status: 201,
  summary: 'Create a player; the client logs in afterwards',
});

/**
 * Returns a 4-digit picture code as an SVG data URL, good for one use and 5 minutes.
 * @throws `platform.too_many` for too many pictures from one address
 * @see M-04
 */
export const captcha = z.defineEndpoint({
  method: 'GET',
  path: '/api/captcha',
  access: 'public',
  input: z.strictObject({}),
  output: z.object({ id: z.string(), image: z.string().check(z.regex(/^data:image\/svg\+xml;base64,/)) }),
  errors: [],
  summary: 'A 4-digit picture code: one use, 5 minutes',
});
