import type { Transaction } from '@site/api/contracts/funds';
import { Money } from '@site/ui';

/** What the house gave or took has a sign; a request names its sum. */
export const RecordAmount = ({ record: { action, amount } }: { record: Transaction }) => (
  <Money amount={amount} isSigned={action === 'adjustment'} />
);
