import type { ErrorCatalogue } from './error-entry';

/** Refusals of OTPs for a forgotten password; the two about SMS can refuse every code that is sent by SMS. */
export const recoveryErrors = {
  'recovery.sms_country': { status: 422, message: 'We cannot send SMS to numbers of this country. Please use your e-mail address.' },
  'recovery.sms_spent': { status: 429, message: 'We cannot send more SMS today. Please use your e-mail address, or try again tomorrow.' },
  'recovery.otp_wrong': { status: 422, message: 'The OTP is wrong or has expired.' },
} as const satisfies ErrorCatalogue;
