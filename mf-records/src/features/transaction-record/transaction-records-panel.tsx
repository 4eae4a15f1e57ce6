import { NoData } from '@site/ui';

/** Tab "transactionRecords" of the member center. */
export function TransactionRecordsPanel() {
  return <NoData />;
}
