import { WithdrawalContent } from './withdrawal-content';

/** In the member center, which names its tabs; also what stands in its deposit screen's tab "Withdrawal". @see M-06 */
export function WithdrawalPanel() {
  return <WithdrawalContent />;
}
