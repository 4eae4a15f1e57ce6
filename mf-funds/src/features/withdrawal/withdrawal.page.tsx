import { FundsPage } from '#funds-page';
import { WithdrawalContent } from './withdrawal-content';

export function WithdrawalPage() {
  return (
    <FundsPage tab="withdrawal">
      <WithdrawalContent />
    </FundsPage>
  );
}
