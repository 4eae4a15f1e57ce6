import * as z from '@site/api/schema';
import { cashFilter, transactionSchema } from '../funds';
import { pageAnswer, pageFields } from '../site';
import { ownerField } from './bets';

/**
 * Returns deposits, withdrawals and adjustments page by page, newest first.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see RECORDS-028
 */
export const getTransactionRecords = z.defineEndpoint({
  method: 'GET',
  path: '/api/transaction/records',
  access: 'player',
  input: z.strictObject({ remote_id: ownerField(), ...cashFilter(), ...pageFields() }),
  output: z.object(pageAnswer(transactionSchema)),
  errors: [],
  summary: 'Deposits, withdrawals and adjustments page by page, newest first, with their number',
});
