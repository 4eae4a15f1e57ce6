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
const checks: readonly { fails: (draft: NumberDraft) => boolean; says: ErrorCode }[] = [
  { fails: ({ otherPhones }) => otherPhones.length >= MAX_OTHER_PHONES, says: 'account.too_many_numbers' },
  {
    fails: ({ phone, mainPhone, otherPhones }) => [mainPhone, ...otherPhones].some((own) => phoneKey(own) === phoneKey(phone)),
    says: 'account.number_known',
  },
  { fails: ({ isOthers }) => isOthers, says: 'account.number_taken' },
];

export const numberProblem = (draft: NumberDraft) => checks.find(({ fails }) => fails(draft))?.says ?? null;
