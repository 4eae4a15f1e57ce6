import { NoData } from '@site/ui';

/** Tab "vip" of the member center. */
export function VipPanel() {
  return <NoData />;
}
