import type { Transaction } from '@site/api/contracts/funds';
import { Money } from '@site/ui';

/** An adjustment by the operator has a sign; a deposit or a withdrawal has none. */
export const RecordAmount = ({ record: { action, amount } }: { record: Transaction }) => (
  <Money amount={amount} isSigned={action === 'adjustment'} />
);
