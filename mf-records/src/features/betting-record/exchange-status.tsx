import type { ExchangeStatus as Status } from '@site/api/contracts/records';
import { useText } from '@site/i18n';
import { Badge, type BadgeProps } from '@site/ui/badge';

const LOOKS = { open: 'new', WON: 'good', LOST: 'bad', VOID: 'quiet' } as const satisfies Record<Status, BadgeProps['variant']>;

/** Status as a text, not only as a colour. @see RECORDS-013 */
export function ExchangeStatus({ status }: { status: Status }) {
  const t = useText('records');
  return <Badge variant={LOOKS[status]}>{t(`exchange.status.${status}`)}</Badge>;
}
