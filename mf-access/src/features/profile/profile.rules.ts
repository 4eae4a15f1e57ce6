import { PHONE_INVALID, PHONE_MAX, PHONE_MIN, PHONE_REQUIRED } from '@site/api/contracts/access';
import { isAdult } from '@site/api/contracts/account';
import { OTP_DIGITS } from '@site/api/contracts/recovery';
import { formatDate } from '@site/i18n';

/** What a code is sent to. `number`: an extra one. */
export interface CodeTarget {
  kind: 'phone' | 'email' | 'number';
  value: string;
}

/** The last code of each kind: the platform checks an extra number's code against the number that was sent one last. */
export type SentCodes = Partial<Record<CodeTarget['kind'], { value: string; until: number }>>;

/** When the code of that target ends, as `Date.now()` counts; 0 when none is on its way. */
export function codeEndOf(sent: SentCodes, { kind, value }: CodeTarget): number {
  const code = sent[kind];
  return code?.value === value ? code.until : 0;
}

/** The calendar day in Dhaka, `2026-01-31`. */
export const dhakaDay = (moment: Date) => formatDate(moment).split('/').reverse().join('-');

/** Before it nobody was born who plays here: a mistyped year, and the field locks for good. */
const EARLIEST_BIRTHDAY = '1900-01-01';

/** Key of the words under the birthday, or null. */
export function birthdayProblem(birthday: string, today: string): string | null {
  if (birthday === '') return 'profile.birthday.missing';
  if (birthday < EARLIEST_BIRTHDAY || birthday > today) return 'profile.birthday.unlikely';
  return isAdult(birthday, today) ? null : 'You must be at least 18 years old.';
}

/** @see spec A 5: as at sign-up */
export function phoneProblem(phone: string): string | null {
  if (phone === '') return PHONE_REQUIRED;
  return /^\d+$/.test(phone) && phone.length >= PHONE_MIN && phone.length <= PHONE_MAX ? null : PHONE_INVALID;
}

export const codeProblem = (code: string) => (/^\d+$/.test(code) && code.length === OTP_DIGITS ? null : 'profile.code.incomplete');
