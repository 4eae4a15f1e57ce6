import { NoData } from '@site/ui';

/** Tab "bettingRecords" of the member center. */
export function BettingRecordsPanel() {
  return <NoData />;
}
