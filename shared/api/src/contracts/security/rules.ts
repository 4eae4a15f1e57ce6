/** Digits of an authenticator app's code. */
export const APP_CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;
