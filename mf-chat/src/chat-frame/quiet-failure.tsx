import { useText } from '@site/i18n';
import { Button, NoData } from '@site/ui';

/** A failed read with a button to try again; never a dialog or an alert. @see CHAT-013, CHAT-030 */
export function QuietFailure({ onRetry }: { onRetry: () => unknown }) {
  const t = useText('chat');
  return (
    <NoData text={t('This could not be loaded')}>
      <Button variant="quiet" size="s" icon="refresh" onClick={() => onRetry()}>
        {t('Try again')}
      </Button>
    </NoData>
  );
}
