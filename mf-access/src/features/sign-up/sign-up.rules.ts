import { AGE_REQUIRED, type SignUpForm } from '@site/api/contracts/access';
import { affiliatePart, shownCode, type LandingCodes } from '#landing-codes';

/** @see ACCESS-036, ACCESS-037 */
const NETWORK_FAILURE = 'Network error, please try again';
const SUBMISSION_FAILED = 'Submission failed';

/** Values of the form: the platform's fields, and the age box, which is not sent. */
export type SignUpValues = Required<SignUpForm> & { isAdult: boolean };

export const emptyForm = (codes: LandingCodes): SignUpValues => ({
  username: '',
  password: '',
  confirmPassword: '',
  currency: 'BDT',
  name: '',
  phone: '',
  email: '',
  referral_code: shownCode(codes),
  isAdult: false,
});

/** The nine specified keys, in their order, and the affiliate's code when a link left one. @see ACCESS-033, PLATFORM-019 */
export const payloadOf = (
  { username, password, confirmPassword, name, phone, email, referral_code, currency }: SignUpValues,
  codes: LandingCodes,
) => ({
  username,
  password,
  confirmPassword,
  name,
  phone,
  email,
  referral_code,
  currency,
  status: 'active',
  ...affiliatePart(codes),
});

export const ageProblem = ({ isAdult }: SignUpValues) => (isAdult ? {} : { isAdult: AGE_REQUIRED });

export interface SignUpFailure {
  kind: string;
  code?: string;
  serverMessage?: string;
  errors?: Record<string, string[]>;
}

export interface SignUpProblems {
  fields: Partial<Record<keyof SignUpValues, string>>;
  general: string | null;
}

const isField = (name: string): name is keyof SignUpValues => name in emptyForm({ referral: null, affiliate: null });

/** Field errors are shown under their fields, and a message above the button only without field errors. @see ACCESS-036 */
export function signUpProblems({ kind, serverMessage, errors = {} }: SignUpFailure): SignUpProblems {
  if (kind === 'unreachable') return { fields: {}, general: NETWORK_FAILURE };
  const fields = Object.fromEntries(Object.entries(errors).flatMap(([name, [first]]) => (isField(name) && first ? [[name, first]] : [])));
  return { fields, general: Object.keys(fields).length ? null : serverMessage || SUBMISSION_FAILED };
}
