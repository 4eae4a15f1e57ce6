/** Digits of a code from an authenticator app. */
export const APP_CODE_DIGITS = 6;
/** Number of recovery codes that a player receives. */
export const RECOVERY_CODES = 10;

/** Life of the owner's confirmation in seconds. */
export const CONFIRMATION_VALID_S = 300;
/** Seconds after log-in or the last confirmation in which a withdrawal to a known account needs no new confirmation. */
export const OWNER_KNOWN_S = 12 * 3600;

/** Proof of the owner: the password, or a code while an authenticator app is on. */
export type OwnerProof = 'password' | 'code';

/** Refusal that a confirmation resolves -> the proof that it needs. */
export const CONFIRMATION_ASKS = {
  'security.password_needed': 'password',
  'security.code_needed': 'code',
} as const satisfies Record<string, OwnerProof>;

/** Most characters of the name of a device. */
export const DEVICE_NAME_MAX = 40;
/** No control characters, and no half of a character, because the database cannot store them. */
export const DEVICE_NAME = /^[^\p{Cc}\p{Cs}]*$/u;
