import { BIRTHDAY_INVALID, FIRST_BIRTHDAY, isAdult } from '@site/api/contracts/account';
import { Refusal } from '@site/platform-kit/base/refusal';

/** Returns why a birthday is refused, or null. Both are calendar days in Dhaka. */
export function birthdayRefusal(birthday: string, today: string): Refusal | null {
  if (birthday < FIRST_BIRTHDAY || birthday > today) return new Refusal('platform.invalid', { errors: { dofb: [BIRTHDAY_INVALID] } });
  return isAdult(birthday, today) ? null : new Refusal('account.under_age');
}
