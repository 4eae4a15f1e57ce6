import * as z from '@site/api/schema';

/** @see spec A 9 */
export const VERIFICATION_COUNTDOWN_S = 300;
export const MAX_OTHER_PHONES = 2;
export const ADULT_YEARS = 18;

export const NEW_PASSWORD_RULE = 'New Password must contain at least one number, one letter, and 8 characters long.';
export const CURRENT_PASSWORD_REQUIRED = 'Please enter your current password.';
export const CONFIRM_NEW_PASSWORD = 'Please confirm your new password.';
export const NEW_PASSWORD_DIFFERS = 'Passwords do not match.';
export const PASSWORD_CHANGED = 'Password changed successfully. Please login with your new password.';
export const PASSWORD_FAILED = 'Failed to change password. Please try again.';
export const PASSWORD_ERROR = 'An error occurred while changing the password. Please try again.';
export const BIRTHDAY_FAILED = 'Failed to update DOFB';
export const CODE_FAILED = 'Failed to send code';
/** From a changed password to `/login`. @see spec A 9, B 9 */
export const TO_LOGIN_AFTER_MS = 1500;

/** Letters and digits only, at least 8, with one of each. No maximum is specified; the hard one stops hashing of endless input. */
export const isNewPassword = (password: string) => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,256}$/.test(password);

export const newPasswordSchema = () => z.orderedText([(value) => !isNewPassword(value), NEW_PASSWORD_RULE]);

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
