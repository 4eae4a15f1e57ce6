import { PHONE_INVALID, PHONE_MAX, PHONE_MIN, PHONE_REQUIRED } from '@site/api/contracts/access';
import { isAdult } from '@site/api/contracts/account';
import { OTP_DIGITS } from '@site/api/contracts/recovery';
import { formatDate } from '@site/i18n';

/** Contact that a code is sent to; `number`: an extra phone number. */
export interface CodeTarget {
  kind: 'phone' | 'email' | 'number';
  value: string;
}

/** The last code of each kind: the platform checks a code for an extra number against the number that was sent one last. */
export type SentCodes = Partial<Record<CodeTarget['kind'], { value: string; until: number }>>;

/** End of the target's code in ms, as `Date.now()` counts; 0 when none was sent. */
export function codeEndOf(sent: SentCodes, { kind, value }: CodeTarget): number {
  const code = sent[kind];
  return code?.value === value ? code.until : 0;
}

/** The calendar day in Dhaka, `2026-01-31`. */
export const dhakaDay = (moment: Date) => formatDate(moment).split('/').reverse().join('-');

/** Lower limit against a mistyped year: no player was born before it, and the field locks for good. */
const EARLIEST_BIRTHDAY = '1900-01-01';

/** Key of the message under the birthday; null when the date can be saved. */
export function birthdayProblem(birthday: string, today: string): string | null {
  if (birthday === '') return 'profile.birthday.missing';
  if (birthday < EARLIEST_BIRTHDAY || birthday > today) return 'profile.birthday.unlikely';
  return isAdult(birthday, today) ? null : 'You must be at least 18 years old.';
}

/** The same rule as at sign-up. @see ACCESS-023, ACCESS-024 */
export function phoneProblem(phone: string): string | null {
  if (phone === '') return PHONE_REQUIRED;
  return /^\d+$/.test(phone) && phone.length >= PHONE_MIN && phone.length <= PHONE_MAX ? null : PHONE_INVALID;
}

export const codeProblem = (code: string) => (/^\d+$/.test(code) && code.length === OTP_DIGITS ? null : 'profile.code.incomplete');
