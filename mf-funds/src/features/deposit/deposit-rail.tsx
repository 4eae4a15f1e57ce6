import { DepositRecords, type DepositRecordsProps } from './deposit-records';
import { DepositTips } from './deposit-tips';

/** Records and tips beside the form. */
export function DepositRail({ onMore }: DepositRecordsProps) {
  return (
    <>
      <DepositRecords onMore={onMore} />
      <DepositTips />
    </>
  );
}
