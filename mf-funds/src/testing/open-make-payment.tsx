import { getOtherPhones, userShow } from '@site/api/contracts/account';
import {
  confirmEwallet,
  getOpenPayment,
  getPaymentMethods,
  getTransactions,
  getWalletNumber,
  showEwallet,
  submitDeposit,
  type PaymentMethod,
} from '@site/api/contracts/funds';
import { balance } from '@site/api/contracts/wallet';
import { DEMO_PLAYER } from '@site/remote/testing';
import { on, renderRemote, type RemoteTestOptions, type RemoteUnderTest, type SentRequest } from '@site/testing';
import type { MakePaymentState } from '#router-state';
import { texts } from '#fixtures';
import { PROFILE as PLAYER_PROFILE } from '../account/account.fixtures';
import { MakePaymentPage } from '../features/make-payment/make-payment.page';

export { PLAYER_PROFILE };
export const NUMBER = '01999888777';
export const SENT = { success: true, message: 'Submission successful!', transaction_id: 'D1001' } as const;

/** Router state of `/deposit`. */
export const BEGUN: MakePaymentState = {
  amount: '500',
  icon: 'payments/konopay.svg',
  type: 'Personal',
  method: { id: 12, name: 'Konopay' },
  promotionId: 4,
};
export const BEGUN_EWALLET: MakePaymentState = { ...BEGUN, ewallet: { transaction: 'EW77', number: '01888777666' } };

const METHOD: PaymentMethod = {
  id: 12,
  name: 'Konopay',
  icon: BEGUN.icon,
  status: 'active',
  account_type: 'Personal',
  trx_example: 'BK7M2Q9XTA',
};

/** A player with one verified phone who comes from `/deposit`; `state` and `api` replace the defaults. */
export const openMakePayment = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<MakePaymentPage />, {
    path: '/make-payment',
    state: BEGUN,
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [
      on(userShow, PLAYER_PROFILE),
      on(getOtherPhones, { data: [] }),
      on(getPaymentMethods, [METHOD]),
      on(getTransactions, []),
      on(getOpenPayment, { payment: null }),
      on(getWalletNumber, [{ account_number: NUMBER, id: 5, expires_in: 600 }]),
      on(showEwallet, { transaction: 'EW77', number: '01888777666', expires_in: 600 }),
      on(submitDeposit, SENT),
      on(confirmEwallet, SENT),
      on(balance, { balance: '5000.00' }),
      ...api,
    ],
  });

/** The fields of a sent body, from JSON or a form. */
export const fieldsOf = ({ body }: SentRequest): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body.entries()) : (body as Record<string, unknown>);

/** The player's last navigation with its router state. */
export const lastMove = ({ shell }: RemoteUnderTest) => shell.notes.navigations.at(-1);
