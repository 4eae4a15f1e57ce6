import { useText } from '@site/i18n';
import { Button, NoData } from '@site/ui';

interface NoEventsProps {
  /** Text on the empty list. */
  text: string;
  /** Retry, if the list could not be read. @see EXCHANGE-037 */
  onRetry?: (() => void) | undefined;
}

/** Shown in place of an empty or failed list; the exchange opens no dialog for either. */
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
