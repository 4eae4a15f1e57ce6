import type { ErrorCatalogue } from '../errors/catalogue';

export const recoveryErrors = {
  'recovery.otp_wrong': { status: 422, message: 'The OTP is wrong or has expired.' },
} as const satisfies ErrorCatalogue;
