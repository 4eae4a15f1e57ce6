import { FundsPage } from '#funds-page';
import { DepositContent } from './deposit-content';
import { DepositRail } from './deposit-rail';

export function DepositPage() {
  return (
    <FundsPage tab="deposit" aside={<DepositRail />}>
      <DepositContent />
    </FundsPage>
  );
}
