import { DepositRecords } from './deposit-records';
import { DepositTips } from './deposit-tips';

/** Beside the form. */
export function DepositRail() {
  return (
    <>
      <DepositRecords />
      <DepositTips />
    </>
  );
}
