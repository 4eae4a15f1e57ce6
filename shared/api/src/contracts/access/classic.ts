import { CURRENCY_CODES, type Currency } from './rules';

/** The older two-step form, beside what it shares with the standard one. @see spec A 2 and 5 */
export const CLASSIC_REQUIRED = 'Please fill in all fields.';
export const CLASSIC_CONFIRM_DIFFERS = 'Passwords do not match.';
export const CLASSIC_STEP_2_REQUIRED = 'Please fill in all fields for step 2.';
export const AGE_REQUIRED = 'You must confirm that you are 18 years old.';
export const REAL_NAME_MAX = 100;
/** The only one that is offered. */
export const CALLING_CODE = '880';

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

export interface ClassicProblem {
  field: keyof ClassicForm;
  says: string;
}

type TextOfClassicForm = Exclude<keyof ClassicForm, 'ageCheck'>;

const firstBlank = (form: ClassicForm, fields: readonly TextOfClassicForm[]) => fields.find((field) => form[field].trim() === '');

/** Of step 1: the first check that fails, at the first field that it is about. */
export function classicAccountProblem(form: ClassicForm): ClassicProblem | null {
  const blank = firstBlank(form, ['username', 'password', 'confirmPassword']);
  if (blank) return { field: blank, says: CLASSIC_REQUIRED };
  return form.confirmPassword === form.password ? null : { field: 'confirmPassword', says: CLASSIC_CONFIRM_DIFFERS };
}

/** Of step 2: the first check that fails, at the first field that it is about. */
export function classicPersonProblem(form: ClassicForm): ClassicProblem | null {
  const blank = firstBlank(form, ['realName', 'phoneNumber', 'email', 'captcha']);
  if (blank) return { field: blank, says: CLASSIC_STEP_2_REQUIRED };
  return form.ageCheck ? null : { field: 'ageCheck', says: AGE_REQUIRED };
}

/** What an option's value stands for. */
export const currencyOfCode = (code: string): Currency =>
  (Object.entries(CURRENCY_CODES) as [Currency, number][]).find(([, known]) => String(known) === code)?.[0] ?? 'BDT';
