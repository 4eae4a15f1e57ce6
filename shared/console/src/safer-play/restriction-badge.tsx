import type { Restriction } from '@site/api/contracts/safer-play';
import { formatDateTime, useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';

/** Label for the break or the exclusion that runs, with its end. */
export function RestrictionBadge({ restriction: { kind, until } }: { restriction: Restriction }) {
  const t = useText('console');
  return (
    <Badge variant="bad">
      {until === null ? t(`saferPlay.forGood.${kind}`) : t(`saferPlay.until.${kind}`, { moment: formatDateTime(until) })}
    </Badge>
  );
}
