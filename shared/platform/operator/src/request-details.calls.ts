import * as z from '@site/api/schema';
import { defineCall } from './call';
import { requestDetailsSchema } from './request-details.shapes';

const transactionId = z.text({ max: 64 });

export const showRequestDetails = defineCall({
  method: 'GET',
  path: '/operator/transactions/:transaction_id/details',
  role: 'cashier',
  input: z.strictObject({ transaction_id: transactionId }),
  output: requestDetailsSchema,
  summary: 'What a decision about a request needs besides it: the receipt, the player, the holds and the last requests',
});

/** The file itself: an image, with the type that its bytes have. */
export const readRequestReceipt = defineCall({
  method: 'GET',
  path: '/operator/transactions/:transaction_id/receipt',
  role: 'cashier',
  input: z.strictObject({ transaction_id: transactionId }),
  summary: 'The receipt that the player sent with a deposit',
});
