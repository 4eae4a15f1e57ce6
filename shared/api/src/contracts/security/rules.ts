/** Digits of an authenticator app's code. */
export const APP_CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;

/** Lifetime of the owner's confirmation. */
export const CONFIRMATION_VALID_S = 300;
/** Within this time after log-in or the last confirmation, money to a known account needs no other one. */
export const OWNER_KNOWN_S = 12 * 3600;

/** Proof that the platform asks the owner for: the password, or a code while an authenticator app is on. */
export type OwnerProof = 'password' | 'code';

/** Refusals that a confirmation lifts, each with the proof that it asks for. */
export const CONFIRMATION_ASKS = {
  'security.password_needed': 'password',
  'security.code_needed': 'code',
} as const satisfies Record<string, OwnerProof>;
