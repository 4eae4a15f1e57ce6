import * as z from '@site/api/schema';
import { pageInput, pageOf } from '../site/pages';
import { DEVICE_NAME, DEVICE_NAME_MAX } from './rules';

/** A session of the player on one device. */
export const deviceSessionSchema = z.object({
  id: z.number(),
  /** Device in words: `Chrome on Android`. */
  device: z.string(),
  is_mobile: z.boolean(),
  /** Network address, with the name of its place or network where one is known. */
  place: z.string(),
  started_at: z.isoTime(),
  last_used_at: z.isoTime(),
  is_current: z.boolean(),
  /** Name that the player gave the device; missing where the device cannot be named. */
  name: z.optional(z.nullable(z.string())),
});
/** A session of the player on one device, parsed. */
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** Returns the sessions of the player, this session first. */
export const listSessions = z.defineEndpoint({
  method: 'GET',
  path: '/api/security/sessions',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ data: z.array(deviceSessionSchema) }),
  errors: [],
  summary: 'Where the player is logged in, this session first',
});

/** Ends every other session of the player and renews this session's token; `ended` is the number of ended sessions. */
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

/**
 * Ends one other session of the player.
 * @throws `security.this_session`; `platform.not_found` for a session that has ended or belongs to another player
 */
export const endSessionById = z.defineEndpoint({
  method: 'DELETE',
  path: '/api/security/sessions/:id',
  access: 'player',
  input: z.strictObject({ id: z.int().check(z.gte(1)) }),
  output: z.object({ success: z.literal(true) }),
  errors: ['security.this_session'],
  summary: 'Log one other session out; 404 for what is not the player’s',
});

/**
 * Names the device of one session of the player, for all sessions on it; an empty name removes it.
 * @throws `platform.not_found` for a session that has ended, belongs to another player, or whose device is not known
 */
export const nameDevice = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/device-name',
  access: 'player',
  /** `id` of the session. */
  input: z.strictObject({ id: z.int().check(z.gte(1)), name: z.text({ max: DEVICE_NAME_MAX, pattern: DEVICE_NAME }) }),
  output: z.object({ success: z.literal(true) }),
  errors: [],
  summary: 'Name the device of one session; an empty name removes it',
});

/** One try to log in to the account. */
export const logInSchema = z.object({
  at: z.isoTime(),
  device: z.string(),
  place: z.string(),
  result: z.enum(['ok', 'wrong_password', 'wrong_code']),
  is_new_device: z.boolean(),
});
/** One try to log in, parsed. */
export type LogIn = z.infer<typeof logInSchema>;

/** Returns the tries to log in page by page, newest first, with failed ones. */
export const listLogIns = z.defineEndpoint({
  method: 'GET',
  path: '/api/security/log-ins',
  access: 'player',
  input: pageInput(),
  output: pageOf(logInSchema),
  errors: [],
  summary: 'Log-ins of the account, newest first, failed ones among them',
});

/** Returns the state of the authenticator app; `since` is null while it is off. */
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
/**
 * Proves that the caller owns the account; the confirmation is good for one call of this session within `expires_in` seconds.
 * @throws `account.password_wrong` or `security.code_wrong`; `security.password_needed` or `security.code_needed` when that proof is
 * missing; `platform.too_many`
 */
export const confirmOwner = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/confirm',
  access: 'player',
  /** While the authenticator app is on, `code` replaces the password: a code of the app, or a recovery code. */
  input: z.strictObject({ password: z.optional(password()), code: z.optional(code()) }),
  output: z.object({ confirmation: z.string(), expires_in: z.number() }),
  errors: ['account.password_wrong', 'security.code_wrong', 'security.password_needed', 'security.code_needed'],
  summary: 'Prove to be the owner; the confirmation serves one call of this log-in',
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/**
 * Begins to switch the authenticator app on.
 * @throws `account.password_wrong`; `security.already_on`; `platform.too_many`
 */
export const startTwoStep = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/two-step/start',
  access: 'player',
  input: z.strictObject({ password: password() }),
  /** `uri`: address for the QR code of the app (`otpauth://…`); `secret`: the same to type, base32. */
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['account.password_wrong', 'security.already_on'],
  summary: 'Begin switching the authenticator app on',
});

/**
 * Switches the authenticator app on with its first code; returns the recovery codes, which no other call returns.
 * @throws `security.code_wrong`; `security.already_on`; `security.not_on` before `startTwoStep`; `platform.too_many`
 */
export const confirmTwoStep = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/two-step/confirm',
  access: 'player',
  input: z.strictObject({ code: code() }),
  output: recoveryCodes,
  errors: ['security.code_wrong', 'security.already_on', 'security.not_on'],
  summary: 'Switch it on with the first code; answers the recovery codes, once',
});

/**
 * Switches the authenticator app off.
 * @throws `account.password_wrong`; `security.code_wrong`; `security.not_on`; `platform.too_many`
 */
export const stopTwoStep = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/two-step/stop',
  access: 'player',
  input: z.strictObject({ password: password(), code: code() }),
  output: z.object({ success: z.literal(true) }),
  errors: ['account.password_wrong', 'security.code_wrong', 'security.not_on'],
  summary: 'Switch the authenticator app off',
});

/**
 * Replaces the recovery codes by new ones.
 * @throws `account.password_wrong`; `security.code_wrong`; `security.not_on`; `platform.too_many`
 */
export const renewRecoveryCodes = z.defineEndpoint({
  method: 'POST',
  path: '/api/security/two-step/recovery-codes',
  access: 'player',
  input: z.strictObject({ password: password(), code: code() }),
  output: recoveryCodes,
  errors: ['account.password_wrong', 'security.code_wrong', 'security.not_on'],
  summary: 'New recovery codes in the place of the old ones',
});
