import { useText } from '@site/i18n';
import { Button, NoData } from '@site/ui';

/**
 * Empty state of a list of records: "No Data", for an empty answer and for a failed read. With `onRetry` it has a button to try again. @see
 * RECORDS-041
 */
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
