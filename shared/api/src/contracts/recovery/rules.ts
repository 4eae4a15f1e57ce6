import type { PasswordProblem } from '../account/rules';
import { CONFIRM_NEW_PASSWORD, isNewPassword, NEW_PASSWORD_DIFFERS, NEW_PASSWORD_RULE } from '../account/rules';

/** How a forgotten password is asked for. @see spec B 2 and 7 */
export const RECOVERY_CHANNELS = ['email', 'sms'] as const;
export type RecoveryChannel = (typeof RECOVERY_CHANNELS)[number];

export const OTP_DIGITS = 6;
/** A code lives this long, and no longer than until the next one is sent. */
export const OTP_VALID_S = 300;
/** The platform sends no second code to the same target before this. */
export const OTP_RESEND_S = 60;
/** Tries of one code from one address; counted before they are evaluated. */
export const OTP_TRIES = 5;
/** Tries of one code from all addresses together. */
export const OTP_TRIES_IN_ALL = 20;

export const RECOVERY_EMAIL_REQUIRED = 'Please enter your email address.';
export const RECOVERY_PHONE_REQUIRED = 'Please enter your phone number.';
export const RECOVERY_USERNAME_REQUIRED = 'Please enter your username.';
export const OTP_REQUIRED = 'Please enter the OTP.';
export const OTP_FAILED = 'Failed to send OTP. Please try again.';
export const OTP_ERROR = 'An error occurred while sending the OTP. Please try again.';
export const RESET_FAILED = 'Failed to change password. Please try again.';
export const RESET_ERROR = 'An error occurred while changing the password. Please try again.';
/** @see spec B 8 */
export const OTP_SENT: Record<RecoveryChannel, string> = {
  email: 'OTP sent successfully. Please check your email.',
  sms: 'OTP sent successfully. Please check your sms.',
};

export interface RecoveryForm {
  channel: RecoveryChannel;
  /** Address or number, by channel. */
  contact: string;
  username: string;
}

/** The first check that fails, in the specified order. @see spec B 5 */
export function recoveryProblem({ channel, contact, username }: RecoveryForm): string | null {
  if (contact.trim() === '') return channel === 'email' ? RECOVERY_EMAIL_REQUIRED : RECOVERY_PHONE_REQUIRED;
  return username.trim() === '' ? RECOVERY_USERNAME_REQUIRED : null;
}

export interface ResetForm {
  otp: string;
  password: string;
  confirmation: string;
}

/** The first check that fails, in the specified order. @see spec B 5 */
export function resetProblem({ otp, password, confirmation }: ResetForm): PasswordProblem<keyof ResetForm> | null {
  if (otp.trim() === '') return { field: 'otp', says: OTP_REQUIRED };
  if (!isNewPassword(password)) return { field: 'password', says: NEW_PASSWORD_RULE };
  if (confirmation === '') return { field: 'confirmation', says: CONFIRM_NEW_PASSWORD };
  return confirmation === password ? null : { field: 'confirmation', says: NEW_PASSWORD_DIFFERS };
}
