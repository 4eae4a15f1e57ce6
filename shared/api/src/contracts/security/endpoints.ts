import * as z from '@site/api/schema';
import { pageInput, pageOf } from '../site/pages';

/** Where a player is logged in. */
export const deviceSessionSchema = z.object({
  id: z.number(),
  /** In words: `Chrome on Android`. */
  device: z.string(),
  is_mobile: z.boolean(),
  /** Network address and, where it is known, what it stands for. */
  place: z.string(),
  started_at: z.isoTime(),
  last_used_at: z.isoTime(),
  is_current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

export const listSessions = z.defineEndpoint({
  method: 'GET',
  path: '/api/security/sessions',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ data: z.array(deviceSessionSchema) }),
  errors: [],
  summary: 'Where the player is logged in, this session first',
});

export const endOtherSessions = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/sessions/end-others',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ ended: z.number() }),
  errors: [],
  renewsToken: true,
  summary: 'Log out everywhere else',
});

export const endSessionById = z.defineEndpoint({
  method: 'DELETE',
  path: '/api/security/sessions/:id',
  access: 'player',
  input: z.strictObject({ id: z.int().check(z.gte(1)) }),
  output: z.object({ success: z.literal(true) }),
  errors: ['security.this_session'],
  summary: 'Log one other session out; 404 for what is not the player’s',
});

export const logInSchema = z.object({
  at: z.isoTime(),
  device: z.string(),
  place: z.string(),
  result: z.enum(['ok', 'wrong_password', 'wrong_code']),
  is_new_device: z.boolean(),
});
export type LogIn = z.infer<typeof logInSchema>;

export const listLogIns = z.defineEndpoint({
  method: 'GET',
  path: '/api/security/log-ins',
  access: 'player',
  input: pageInput(),
  output: pageOf(logInSchema),
  errors: [],
  summary: 'Log-ins of the account, newest first, failed ones among them',
});

export const twoStepState = z.defineEndpoint({
  method: 'GET',
  path: '/api/security/two-step',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ is_on: z.boolean(), since: z.nullable(z.isoTime()), recovery_codes_left: z.number() }),
  errors: [],
  summary: 'Whether log-in asks for a code of an authenticator app',
});

const password = () => z.text({ max: 256 });
const code = () => z.text({ max: 32 });
export const confirmOwner = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/confirm',
  access: 'player',
  /** While the app is on, `code` takes the place of the password: one of the app, or a recovery code. */
  input: z.strictObject({ password: z.optional(password()), code: z.optional(code()) }),
  output: z.object({ confirmation: z.string(), expires_in: z.number() }),
  errors: ['account.password_wrong', 'security.code_wrong', 'security.password_needed', 'security.code_needed'],
  summary: 'Prove to be the owner; the confirmation serves one call of this log-in',
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const startTwoStep = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/two-step/start',
  access: 'player',
  input: z.strictObject({ password: password() }),
  /** `uri`: what the app scans (`otpauth://…`); `secret`: the same to type, base32. */
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['account.password_wrong', 'security.already_on'],
  summary: 'Begin switching the authenticator app on',
});

export const confirmTwoStep = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/two-step/confirm',
  access: 'player',
  input: z.strictObject({ code: code() }),
  output: recoveryCodes,
  errors: ['security.code_wrong', 'security.already_on', 'security.not_on'],
  summary: 'Switch it on with the first code; answers the recovery codes, once',
});

export const stopTwoStep = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/two-step/stop',
  access: 'player',
  input: z.strictObject({ password: password(), code: code() }),
  output: z.object({ success: z.literal(true) }),
  errors: ['account.password_wrong', 'security.code_wrong', 'security.not_on'],
  summary: 'Switch the authenticator app off',
});

export const renewRecoveryCodes = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/two-step/recovery-codes',
  access: 'player',
  input: z.strictObject({ password: password(), code: code() }),
  output: recoveryCodes,
  errors: ['account.password_wrong', 'security.code_wrong', 'security.not_on'],
  summary: 'New recovery codes in the place of the old ones',
});
