import { CONFIRM_NEW_PASSWORD, NEW_PASSWORD_DIFFERS, PASSWORD_ERROR, PASSWORD_FAILED } from '@site/api/contracts/account';
import type { ChangePasswordForm, PasswordProblem } from '@site/api/contracts/account';

/** @see ACCESS-080 */
export const CHANGE_WORDS = { refused: PASSWORD_FAILED, unreachable: PASSWORD_ERROR };

export const EMPTY_FORM: ChangePasswordForm = { current: '', password: '', confirmation: '' };

export type ProblemOf = (form: ChangePasswordForm) => PasswordProblem<keyof ChangePasswordForm> | null;

export const changeBodyOf = ({ current, password, confirmation }: ChangePasswordForm) => ({
  old_password: current,
  new_password: password,
  new_password_confirmation: confirmation,
});

/** 6 to 20 characters: a hint on the page, a check in the member center. @see ACCESS-072, ACCESS-081, C-04 */
const isOfLength = (text: string) => text.length >= 6 && text.length <= 20;

/** A hint, not a check: `changePasswordProblem` decides what may be sent. @see ACCESS-072, ACCESS-077 */
export const REQUIREMENTS = [
  { id: 'length', isMet: isOfLength },
  { id: 'upper', isMet: (password: string) => /[A-Z]/.test(password) },
  { id: 'lower', isMet: (password: string) => /[a-z]/.test(password) },
  { id: 'number', isMet: (password: string) => /\d/.test(password) },
  { id: 'special', isMet: (password: string) => /^[A-Za-z\d@$!%*#]+$/.test(password) },
] as const;

const LENGTH_TEXT = 'password.length';

/** The member center checks length and confirmation; the platform checks letters and digits. @see ACCESS-081, N-15 */
export const memberCenterProblem: ProblemOf = (form) => {
  const short = (['current', 'password'] as const).find((field) => !isOfLength(form[field]));
  if (short) return { field: short, message: LENGTH_TEXT };
  if (form.confirmation === '') return { field: 'confirmation', message: CONFIRM_NEW_PASSWORD };
  return form.confirmation === form.password ? null : { field: 'confirmation', message: NEW_PASSWORD_DIFFERS };
};
