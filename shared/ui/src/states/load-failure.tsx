import { useText } from '@site/i18n';
import { Button } from '../buttons/button';
import { SafeMarkup } from '../markup/safe-markup';
import { LilyPad } from './lily-pad';
import styles from './states.module.css';

export interface LoadFailureProps {
  /** What failed. A server's words (`serverMessage`) are shown with their links, anything else is not for players' eyes. */
  error?: unknown;
  /** Said first; "This could not be loaded" when left out. */
  title?: string;
  /** Said instead of the server's words. */
  message?: string;
  onRetry?: () => unknown;
}

const saidByServer = (error: unknown) =>
  typeof error === 'object' && error !== null && 'serverMessage' in error && typeof error.serverMessage === 'string'
    ? error.serverMessage
    : null;

export function LoadFailure({ error, title, message, onRetry }: LoadFailureProps) {
  const t = useText('platform');
  return (
    <div className={styles.state} role="alert">
      <LilyPad />
      <p className={styles.text}>{title ?? t('This could not be loaded')}</p>
      <p className={styles.hint}>
        <SafeMarkup text={message ?? t(saidByServer(error) ?? 'Check your connection and try again.')} />
      </p>
      {onRetry && (
        <Button variant="outline" icon="refresh" onClick={() => onRetry()}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}
