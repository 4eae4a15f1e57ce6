import type { ErrorCatalogue } from './error-entry';

/** Refusals of log-in and sign-up. */
export const accessErrors = {
  'access.invalid_credentials': { status: 401, message: 'Invalid credentials' },
  'access.blocked': { status: 403, message: 'This account is blocked. Please contact customer service.' },
  'access.locked': { status: 429, message: 'Too many failed log-ins. Please try again in 15 minutes.' },
  'access.second_step': { status: 403, message: 'Please enter the code from your authenticator app.' },
  'access.code_wrong': { status: 403, message: 'This code is not correct.' },
  'access.captcha_required': { status: 403, message: 'Please enter the digits in the picture.' },
  'access.captcha_wrong': { status: 422, message: 'Invalid verification code' },
  'access.origin_refused': { status: 403, message: 'This origin may not create players.' },
} as const satisfies ErrorCatalogue;

/** Messages for taken sign-up fields, sent in `errors` of `platform.invalid`; only the server can check them. */
export const TAKEN = {
  username: 'This username is already taken.',
  email: 'This e-mail address is already registered.',
  phone: 'This phone number is already registered.',
} as const;
