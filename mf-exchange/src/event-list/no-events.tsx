import { useText } from '@site/i18n';
import { Button, NoData } from '@site/ui';

interface NoEventsProps {
  /** What there is none of. */
  text: string;
  /** Given where it could not be read. @see EXCHANGE-037 */
  onRetry?: (() => void) | undefined;
}

/** Nothing is there, or nothing could be read: neither is a dialog. */
export function NoEvents({ text, onRetry }: NoEventsProps) {
  const t = useText('exchange');
  if (!onRetry) return <NoData text={text} />;
  return (
    <NoData text={t('This could not be loaded')}>
      <Button variant="quiet" size="s" icon="refresh" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </NoData>
  );
}
