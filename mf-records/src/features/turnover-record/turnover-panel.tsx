import { NoData } from '@site/ui';

/** Tab "turnover" of the member center. */
export function TurnoverPanel() {
  return <NoData />;
}
