import type { PasswordProblem } from '../account/rules';
import { CONFIRM_NEW_PASSWORD, isNewPassword, NEW_PASSWORD_DIFFERS, NEW_PASSWORD_RULE } from '../account/rules';

/** Channels that an OTP for a forgotten password is sent by. @see ACCESS-053, ACCESS-058 */
export const RECOVERY_CHANNELS = ['email', 'sms'] as const;
/** Channel that an OTP is sent by. */
export type RecoveryChannel = (typeof RECOVERY_CHANNELS)[number];

/** Digits of an OTP. @see ACCESS-069 */
export const OTP_DIGITS = 6;
/** Life of an OTP in seconds; a newer OTP ends it earlier. @see PLATFORM-010 */
export const OTP_VALID_S = 300;
/** Seconds before the platform sends another code to the same target. */
export const OTP_RESEND_S = 60;
/** Tries of one code from one address; a try counts before the code is compared. @see PLATFORM-010 */
export const OTP_TRIES = 5;
/** Tries of one code from all addresses together. */
export const OTP_TRIES_IN_ALL = 20;

/** Message for an empty e-mail address. @see ACCESS-054 */
export const RECOVERY_EMAIL_REQUIRED = 'Please enter your email address.';
/** Message for an empty phone number. @see ACCESS-056 */
export const RECOVERY_PHONE_REQUIRED = 'Please enter your phone number.';
/** Message for an empty username. @see ACCESS-055, ACCESS-057 */
export const RECOVERY_USERNAME_REQUIRED = 'Please enter your username.';
/** Message for an empty OTP. @see ACCESS-062 */
export const OTP_REQUIRED = 'Please enter the OTP.';
/** Message for a refused OTP request without a message of the server. @see ACCESS-061 */
export const OTP_FAILED = 'Failed to send OTP. Please try again.';
/** Message for an OTP request that fails without an answer. @see ACCESS-061 */
export const OTP_ERROR = 'An error occurred while sending the OTP. Please try again.';
/** Message for a refused reset without a message of the server. @see ACCESS-067 */
export const RESET_FAILED = 'Failed to change password. Please try again.';
/** Message for a reset that fails without an answer. @see ACCESS-067 */
export const RESET_ERROR = 'An error occurred while changing the password. Please try again.';
/** Message of a sent OTP, by channel. @see ACCESS-059 */
export const OTP_SENT: Record<RecoveryChannel, string> = {
  email: 'OTP sent successfully. Please check your email.',
  sms: 'OTP sent successfully. Please check your sms.',
};

/** Values of the form that requests an OTP. @see ACCESS-053 */
export interface RecoveryForm {
  channel: RecoveryChannel;
  /** E-mail address or phone number, by channel. */
  contact: string;
  username: string;
}

/** Message of the first failed check in the specified order, or null. @see ACCESS-054, ACCESS-055, ACCESS-056, ACCESS-057 */
export function recoveryProblem({ channel, contact, username }: RecoveryForm): string | null {
  if (contact.trim() === '') return channel === 'email' ? RECOVERY_EMAIL_REQUIRED : RECOVERY_PHONE_REQUIRED;
  return username.trim() === '' ? RECOVERY_USERNAME_REQUIRED : null;
}

/** Values of the form that sets a new password with an OTP. */
export interface ResetForm {
  otp: string;
  password: string;
  confirmation: string;
}

/** First failed check in the specified order, or null. @see ACCESS-062, ACCESS-063, ACCESS-064, ACCESS-065 */
export function resetProblem({ otp, password, confirmation }: ResetForm): PasswordProblem<keyof ResetForm> | null {
  if (otp.trim() === '') return { field: 'otp', message: OTP_REQUIRED };
  if (!isNewPassword(password)) return { field: 'password', message: NEW_PASSWORD_RULE };
  if (confirmation === '') return { field: 'confirmation', message: CONFIRM_NEW_PASSWORD };
  return confirmation === password ? null : { field: 'confirmation', message: NEW_PASSWORD_DIFFERS };
}
