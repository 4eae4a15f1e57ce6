import { DepositRecords, type DepositRecordsProps } from './deposit-records';
import { DepositTips } from './deposit-tips';

/** Beside the form. */
export function DepositRail({ onMore }: DepositRecordsProps) {
  return (
    <>
      <DepositRecords onMore={onMore} />
      <DepositTips />
    </>
  );
}
