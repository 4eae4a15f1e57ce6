import { useText } from '@site/i18n';
import { Button, NoData } from '@site/ui';

/** Nothing is there, or nothing could be read: both say "No Data", the latter can be tried again. @see RECORDS-041 */
export function NoRecords({ onRetry }: { onRetry?: () => void }) {
  const t = useText('platform');
  if (!onRetry) return <NoData />;
  return (
    <NoData>
      <Button variant="quiet" size="s" icon="refresh" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </NoData>
  );
}
