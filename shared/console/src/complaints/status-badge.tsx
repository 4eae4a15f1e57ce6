import type { ComplaintStatus } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';

const LOOKS = { open: 'bad', answered: 'good', closed: 'quiet' } as const satisfies Record<ComplaintStatus, string>;

/** Label for the state of a complaint. */
export function StatusBadge({ status }: { status: ComplaintStatus }) {
  const t = useText('console');
  return <Badge variant={LOOKS[status]}>{t(`complaints.status.${status}`)}</Badge>;
}
