import { CURRENCY_CODES, type Currency } from './rules';

/** Message of step 1 of the older two-step form for an empty field. @see ACCESS-048 */
export const CLASSIC_REQUIRED = 'Please fill in all fields.';
/** Message of step 1 for different passwords. @see ACCESS-049 */
export const CLASSIC_CONFIRM_DIFFERS = 'Passwords do not match.';
/** Message of step 2 for an empty field. @see ACCESS-050 */
export const CLASSIC_STEP_2_REQUIRED = 'Please fill in all fields for step 2.';
/** Message of step 2 when the age is not confirmed. @see ACCESS-051 */
export const AGE_REQUIRED = 'You must confirm that you are 18 years old.';
/** Most characters of the full name in the older form. @see ACCESS-045 */
export const REAL_NAME_MAX = 100;
/** The only calling code that the older form offers. @see ACCESS-047 */
export const CALLING_CODE = '880';

/** Values of the older two-step form, both steps. @see ACCESS-040 */
export interface ClassicForm {
  username: string;
  password: string;
  confirmPassword: string;
  /** A code of `CURRENCY_CODES`, as an option's value. */
  currencyType: string;
  friendReferCode: string;
  realName: string;
  callingCode: string;
  phoneNumber: string;
  email: string;
  captcha: string;
  ageCheck: boolean;
}

/** First failed check of a step: its field and its message. */
export interface ClassicProblem {
  field: keyof ClassicForm;
  message: string;
}

type TextOfClassicForm = Exclude<keyof ClassicForm, 'ageCheck'>;

const firstBlank = (form: ClassicForm, fields: readonly TextOfClassicForm[]) => fields.find((field) => form[field].trim() === '');

/** First failed check of step 1, at the first field that it concerns; null when the step is complete. @see ACCESS-048, ACCESS-049 */
export function classicAccountProblem(form: ClassicForm): ClassicProblem | null {
  const blank = firstBlank(form, ['username', 'password', 'confirmPassword']);
  if (blank) return { field: blank, message: CLASSIC_REQUIRED };
  return form.confirmPassword === form.password ? null : { field: 'confirmPassword', message: CLASSIC_CONFIRM_DIFFERS };
}

/** First failed check of step 2, at the first field that it concerns; null when the step is complete. @see ACCESS-050, ACCESS-051 */
export function classicPersonProblem(form: ClassicForm): ClassicProblem | null {
  const blank = firstBlank(form, ['realName', 'phoneNumber', 'email', 'captcha']);
  if (blank) return { field: blank, message: CLASSIC_STEP_2_REQUIRED };
  return form.ageCheck ? null : { field: 'ageCheck', message: AGE_REQUIRED };
}

/** Currency of an option's value; BDT for an unknown value. @see ACCESS-039 */
export const currencyOfCode = (code: string): Currency =>
  (Object.entries(CURRENCY_CODES) as [Currency, number][]).find(([, known]) => String(known) === code)?.[0] ?? 'BDT';
