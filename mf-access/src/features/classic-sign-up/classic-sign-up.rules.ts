import { CALLING_CODE, currencyOfCode, CURRENCY_CODES, type ClassicForm } from '@site/api/contracts/access';
import { affiliatePart, shownCode, type LandingCodes } from '#landing-codes';

/** The same texts as those of the standard form. @see ACCESS-036, ACCESS-037 */
export const SUBMIT_WORDS = { refused: 'Submission failed', unreachable: 'Network error, please try again' };

export const PICTURE_WORDS = { refused: 'picture.failed', unreachable: 'picture.failed' };

export const emptyForm = (codes: LandingCodes): ClassicForm => ({
  username: '',
  password: '',
  confirmPassword: '',
  currencyType: String(CURRENCY_CODES.BDT),
  friendReferCode: shownCode(codes),
  realName: '',
  callingCode: CALLING_CODE,
  phoneNumber: '',
  email: '',
  captcha: '',
  ageCheck: false,
});

/** The platform stores national numbers, which begin with 0. Behind a calling code players often leave out the 0. */
const nationalNumber = (phoneNumber: string) => `0${phoneNumber.replace(/^0+/, '')}`;

export const newPlayerOf = (form: ClassicForm, codes: LandingCodes, captchaId: string) => ({
  username: form.username.trim(),
  password: form.password,
  confirmPassword: form.confirmPassword,
  name: form.realName.trim(),
  phone: nationalNumber(form.phoneNumber),
  email: form.email.trim(),
  referral_code: form.friendReferCode.trim(),
  currency: currencyOfCode(form.currencyType),
  captcha_id: captchaId,
  captcha: form.captcha,
  ...affiliatePart(codes),
});

const STEP_1 = ['username', 'password', 'confirmPassword', 'currencyType', 'friendReferCode'] as const satisfies (keyof ClassicForm)[];

/** Name of a field in the platform's answer, and its name in this form; in the order of the screen. */
const ASKED_AS: [theirs: string, ours: keyof ClassicForm][] = [
  ['username', 'username'],
  ['password', 'password'],
  ['confirmPassword', 'confirmPassword'],
  ['currency', 'currencyType'],
  ['referral_code', 'friendReferCode'],
  ['name', 'realName'],
  ['phone', 'phoneNumber'],
  ['email', 'email'],
  ['captcha', 'captcha'],
  ['captcha_id', 'captcha'],
];

interface Refusal {
  code?: string;
  serverMessage?: string;
  errors?: Record<string, string[]>;
}

export interface RefusedField {
  field: keyof ClassicForm;
  message: string;
}

/** The platform's message for each refused field, in the order of the screen. */
export function refusedFields({ code, serverMessage, errors = {} }: Refusal): RefusedField[] {
  if (code === 'access.captcha_wrong' && serverMessage) return [{ field: 'captcha', message: serverMessage }];
  return ASKED_AS.flatMap(([theirs, field]) => errors[theirs]?.slice(0, 1).map((message) => ({ field, message })) ?? []);
}

export const isOfStep1 = ({ field }: RefusedField) => (STEP_1 as readonly string[]).includes(field);
