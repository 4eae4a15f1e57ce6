import { WithdrawalContent } from './withdrawal-content';

/** Content of the member center's tab "withdrawal", and of the tab "Withdrawal" in its deposit screen. @see M-06 */
export function WithdrawalPanel() {
  return <WithdrawalContent />;
}
