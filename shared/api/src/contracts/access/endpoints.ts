import * as z from '@site/api/schema';
import { restrictionSchema } from '../safer-play/restriction';
import { createPlayersInputSchema, loginFormSchema } from './rules';

export const loginAnswerSchema = z.object({
  token: z.string().check(z.minLength(1)),
  remote_id: z.string().check(z.minLength(1)),
  username: z.string(),
  exchange: z.array(z.object({ token: z.string() })),
  message: z.string(),
  /** Of a player who may only take money out now. */
  restriction: z.optional(restrictionSchema),
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

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

export const captcha = z.defineEndpoint({
  method: 'GET',
  path: '/api/captcha',
  access: 'public',
  input: z.strictObject({}),
  output: z.object({ id: z.string(), image: z.string().check(z.regex(/^data:image\/svg\+xml;base64,/)) }),
  errors: [],
  summary: 'A 4-digit picture code: one use, 5 minutes',
});
