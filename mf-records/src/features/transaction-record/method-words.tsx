import { ACCOUNT_KINDS, type Transaction } from '@site/api/contracts/funds';
import { AGENT } from '@site/api/contracts/records';
import { useText } from '@site/i18n';

/** Payment method of a record; a record without one is shown as Agent. @see RECORDS-024 */
export function MethodWords({ method }: { method: Transaction['payment_method'] }) {
  const t = useText('records');
  return t(method ? ACCOUNT_KINDS[method.type] : AGENT);
}
