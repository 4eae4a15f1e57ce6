import { NoData } from '@site/ui';

/** Tab "referralProgram" of the member center. */
export function ReferralPanel() {
  return <NoData />;
}
