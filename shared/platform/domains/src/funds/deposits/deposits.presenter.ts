import { SUBMISSION_SUCCESSFUL } from '@site/api/contracts/funds';
import type { TransactionRow } from '../transactions/transactions.rows';

export const presentSubmission = ({ number }: TransactionRow) => ({
  success: true as const,
  message: SUBMISSION_SUCCESSFUL,
  transaction_id: number,
});
