import type { TransactionKey } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import { STATUS_TAGS } from './transaction-record.rules';

export function StatusTag({ status, role }: { status: TransactionKey; role?: 'status' }) {
  const t = useText('records');
  const { variant, icon, label } = STATUS_TAGS[status];
  return (
    <Badge variant={variant} icon={icon} role={role}>
      {t(label)}
    </Badge>
  );
}
