import { MAX_OTHER_PHONES } from '@site/api/contracts/account';
import type { ErrorCode } from '@site/api/contracts/errors';
import { phoneKey } from '../accounts/accounts.policy';

export interface NumberDraft {
  phone: string;
  mainPhone: string;
  otherPhones: readonly string[];
  isOthers: boolean;
}

/** In this order: the first that fails gives the error code. */
const checks: readonly { failsWhen: (draft: NumberDraft) => boolean; code: ErrorCode }[] = [
  { failsWhen: ({ otherPhones }) => otherPhones.length >= MAX_OTHER_PHONES, code: 'account.too_many_numbers' },
  {
    failsWhen: ({ phone, mainPhone, otherPhones }) => [mainPhone, ...otherPhones].some((own) => phoneKey(own) === phoneKey(phone)),
    code: 'account.number_known',
  },
  { failsWhen: ({ isOthers }) => isOthers, code: 'account.number_taken' },
];

export const numberProblem = (draft: NumberDraft) => checks.find(({ failsWhen }) => failsWhen(draft))?.code ?? null;
