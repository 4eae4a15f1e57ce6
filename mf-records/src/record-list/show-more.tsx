import { useText } from '@site/i18n';
import { Button } from '@site/ui';

export interface ShowMoreProps {
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
}

/** Button at the end of a list; renders nothing when there is no more. */
export function ShowMore({ hasMore, isBusy, onMore }: ShowMoreProps) {
  const t = useText('records');
  if (!hasMore) return null;
  return (
    <Button variant="outline" isWide isBusy={isBusy} onClick={onMore}>
      {t('filters.more')}
    </Button>
  );
}
