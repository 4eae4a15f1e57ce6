import * as z from '@site/api/schema';

/** @see spec A 9 */
export const VERIFICATION_COUNTDOWN_S = 300;
export const MAX_OTHER_PHONES = 2;
export const ADULT_YEARS = 18;
/** Nobody alive was born before. */
export const FIRST_BIRTHDAY = '1900-01-01';

export const NEW_PASSWORD_RULE = 'New Password must contain at least one number, one letter, and 8 characters long.';
export const CURRENT_PASSWORD_REQUIRED = 'Please enter your current password.';
export const CONFIRM_NEW_PASSWORD = 'Please confirm your new password.';
export const NEW_PASSWORD_DIFFERS = 'Passwords do not match.';
export const PASSWORD_CHANGED = 'Password changed successfully. Please login with your new password.';
export const PASSWORD_FAILED = 'Failed to change password. Please try again.';
export const PASSWORD_ERROR = 'An error occurred while changing the password. Please try again.';
/** In the future, or too far in the past. */
export const BIRTHDAY_INVALID = 'Invalid date of birth';
export const BIRTHDAY_FAILED = 'Failed to update DOFB';
/** Asked for both contacts at once, or for none. */
export const ONE_CONTACT = 'Please name a phone number or an e-mail address.';
export const CODE_FAILED = 'Failed to send code';
export const CODE_SENT = 'The code was sent.';
export const EMAIL_VERIFIED = 'Your e-mail address is verified.';
export const PHONE_VERIFIED = 'Your phone number is verified.';
export const NUMBER_ADDED = 'The number was added.';
/** From a changed password to `/login`. @see spec A 9, B 9 */
export const TO_LOGIN_AFTER_MS = 1500;

/** Letters and digits only, at least 8, with one of each. No maximum is specified; the hard one stops hashing of endless input. */
export const isNewPassword = (password: string) => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,256}$/.test(password);

export const newPasswordSchema = () =>
  z.orderedText({ max: 256, says: NEW_PASSWORD_RULE }, [(value) => !isNewPassword(value), NEW_PASSWORD_RULE]);

/** The confirmation repeats the password; said under `confirmation`. */
export const isConfirmed = <Field extends string>(password: Field, confirmation: Field) =>
  z.refine<Record<Field, string>>((form) => form[confirmation] === form[password], { error: NEW_PASSWORD_DIFFERS, path: [confirmation] });

export interface PasswordProblem<Field extends string> {
  field: Field;
  says: string;
}

export interface ChangePasswordForm {
  current: string;
  password: string;
  confirmation: string;
}

/** The first check that fails, in the specified order. @see spec B 5 */
export function changePasswordProblem(form: ChangePasswordForm): PasswordProblem<keyof ChangePasswordForm> | null {
  if (!isNewPassword(form.password)) return { field: 'password', says: NEW_PASSWORD_RULE };
  if (form.current === '') return { field: 'current', says: CURRENT_PASSWORD_REQUIRED };
  if (form.confirmation === '') return { field: 'confirmation', says: CONFIRM_NEW_PASSWORD };
  return form.confirmation === form.password ? null : { field: 'confirmation', says: NEW_PASSWORD_DIFFERS };
}

/** Whether somebody born on that day is of age on the other; both are calendar days, `2001-02-28`. */
export function isAdult(birthday: string, today: string): boolean {
  const [year = '0', ...rest] = birthday.split('-');
  return [String(Number(year) + ADULT_YEARS).padStart(4, '0'), ...rest].join('-') <= today;
}
