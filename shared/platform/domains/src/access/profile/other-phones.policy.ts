import { MAX_OTHER_PHONES } from '@site/api/contracts/account';
import { firstFailing } from '@site/platform-kit/base/checks';
import { phoneKey } from '../accounts/accounts.policy';

export interface NumberDraft {
  phone: string;
  mainPhone: string;
  otherPhones: readonly string[];
  isOthers: boolean;
}

/** In this order: the first that fails gives the error code. */
export const numberProblem = firstFailing<NumberDraft>([
  { failsWhen: ({ otherPhones }) => otherPhones.length >= MAX_OTHER_PHONES, code: 'account.too_many_numbers' },
  {
    failsWhen: ({ phone, mainPhone, otherPhones }) => [mainPhone, ...otherPhones].some((own) => phoneKey(own) === phoneKey(phone)),
    code: 'account.number_known',
  },
  { failsWhen: ({ isOthers }) => isOthers, code: 'account.number_taken' },
]);
