import type { ComplaintStatus } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Badge, type BadgeProps } from '@site/ui/badge';

const LOOK = {
  open: { variant: 'new', icon: 'clock' },
  answered: { variant: 'good', icon: 'chat' },
  closed: { variant: 'quiet', icon: 'lock' },
} as const satisfies Record<ComplaintStatus, Pick<BadgeProps, 'variant' | 'icon'>>;

export function StatusBadge({ status, role }: { status: ComplaintStatus } & Pick<BadgeProps, 'role'>) {
  const t = useText('chat');
  return (
    <Badge role={role} {...LOOK[status]}>
      {t(`complaints.status.${status}`)}
    </Badge>
  );
}
