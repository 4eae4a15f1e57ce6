/** Digits of an authenticator app's code. */
export const APP_CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;

/** How long the owner's confirmation may wait for the call that it is for. */
export const CONFIRMATION_VALID_S = 300;
/** Money leaves without a confirmation for so long after log-in or the last one. */
export const OWNER_KNOWN_S = 12 * 3600;

/** What the platform asks the owner for: the password, or a code where an authenticator app is on. */
export type OwnerProof = 'password' | 'code';

/** Refusals that a confirmation lifts, with what it takes. */
export const CONFIRMATION_ASKS = {
  'security.password_needed': 'password',
  'security.code_needed': 'code',
} as const satisfies Record<string, OwnerProof>;
