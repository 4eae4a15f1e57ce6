import * as z from '@site/api/schema';

/** Countdown in seconds after a code is sent; it replaces the link that sends another one. @see ACCESS-094, ACCESS-096 */
export const VERIFICATION_COUNTDOWN_S = 300;
/** Most extra phone numbers of one player. @see ACCESS-105 */
export const MAX_OTHER_PHONES = 2;
/** Lowest age of a player in years. @see PLATFORM-025 */
export const ADULT_YEARS = 18;
/** Earliest date of birth that is accepted. */
export const FIRST_BIRTHDAY = '1900-01-01';

/** Message for a new password that breaks the rule. @see ACCESS-063, ACCESS-073 */
export const NEW_PASSWORD_RULE = 'New Password must contain at least one number, one letter, and 8 characters long.';
/** Message for an empty current password. @see ACCESS-074 */
export const CURRENT_PASSWORD_REQUIRED = 'Please enter your current password.';
/** Message for an empty confirmation of the new password. @see ACCESS-064, ACCESS-075 */
export const CONFIRM_NEW_PASSWORD = 'Please confirm your new password.';
/** Message for a confirmation that differs from the new password. @see ACCESS-065, ACCESS-076 */
export const NEW_PASSWORD_DIFFERS = 'Passwords do not match.';
/** Message of a changed password. @see ACCESS-079, N-13 */
export const PASSWORD_CHANGED = 'Password changed successfully. Please login with your new password.';
/** Message for a refused change without a message of the server. @see ACCESS-080 */
export const PASSWORD_FAILED = 'Failed to change password. Please try again.';
/** Message for a change that fails without an answer. @see ACCESS-080 */
export const PASSWORD_ERROR = 'An error occurred while changing the password. Please try again.';
/** Message for a date of birth in the future or before `FIRST_BIRTHDAY`. */
export const BIRTHDAY_INVALID = 'Invalid date of birth';
/** Message for a date of birth that could not be saved. @see ACCESS-092 */
export const BIRTHDAY_FAILED = 'Failed to update DOFB';
/** Message for a code that is requested for both contacts at once, or for none. */
export const ONE_CONTACT = 'Please name a phone number or an e-mail address.';
/** Message for a code that could not be sent or verified. @see ACCESS-106 */
export const CODE_FAILED = 'Failed to send code';
/** Message of a sent code. */
export const CODE_SENT = 'The code was sent.';
/** Message of a verified e-mail address. */
export const EMAIL_VERIFIED = 'Your e-mail address is verified.';
/** Message of a verified phone number. */
export const PHONE_VERIFIED = 'Your phone number is verified.';
/** Message of an added extra number. */
export const NUMBER_ADDED = 'The number was added.';
/** Pause in ms between a changed password and `/login`. @see ACCESS-068, ACCESS-079 */
export const TO_LOGIN_AFTER_MS = 1500;

/**
 * True for letters and digits only, at least 8, with one of each. No maximum is specified; the hard one bounds the hashing. @see ACCESS-063
 */
export const isNewPassword = (password: string) => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,256}$/.test(password);

/** Schema of a new password; its only message is `NEW_PASSWORD_RULE`. */
export const newPasswordSchema = () =>
  z.orderedText({ max: 256, message: NEW_PASSWORD_RULE }, [(value) => !isNewPassword(value), NEW_PASSWORD_RULE]);

/** Check of an input whose confirmation must equal the password; the message belongs to the confirmation field. @see ACCESS-065 */
export const isConfirmed = <Field extends string>(password: Field, confirmation: Field) =>
  z.refine<Record<Field, string>>((form) => form[confirmation] === form[password], { error: NEW_PASSWORD_DIFFERS, path: [confirmation] });

/** First failed check of a password form: its field and its message. */
export interface PasswordProblem<Field extends string> {
  field: Field;
  message: string;
}

/** Values of the form that changes a password. @see ACCESS-071 */
export interface ChangePasswordForm {
  current: string;
  password: string;
  confirmation: string;
}

/** Returns the first failed check in the specified order, or null. @see ACCESS-073, ACCESS-074, ACCESS-075, ACCESS-076 */
export function changePasswordProblem(form: ChangePasswordForm): PasswordProblem<keyof ChangePasswordForm> | null {
  if (!isNewPassword(form.password)) return { field: 'password', message: NEW_PASSWORD_RULE };
  if (form.current === '') return { field: 'current', message: CURRENT_PASSWORD_REQUIRED };
  if (form.confirmation === '') return { field: 'confirmation', message: CONFIRM_NEW_PASSWORD };
  return form.confirmation === form.password ? null : { field: 'confirmation', message: NEW_PASSWORD_DIFFERS };
}

/** True when a person born on `birthday` is at least 18 years old on `today`; both are calendar days, `2001-02-28`. */
export function isAdult(birthday: string, today: string): boolean {
  const [year = '0', ...rest] = birthday.split('-');
  return [String(Number(year) + ADULT_YEARS).padStart(4, '0'), ...rest].join('-') <= today;
}
