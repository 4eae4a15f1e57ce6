import { useText } from '@site/i18n';
import { Button, NoData } from '@site/ui';

/** Never a dialog and never an alarm. @see CHAT-013 */
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
