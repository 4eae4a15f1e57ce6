import { useText } from '@site/i18n';
import { Button } from '../buttons/button';
import { SafeMarkup } from '../markup/safe-markup';
import { LilyPad } from './lily-pad';
import styles from './states.module.css';

export interface LoadFailureProps {
  /** Error of the failed read. Its `serverMessage` is shown with its links; players never see any other text of an error. */
  error?: unknown;
  /** First line; default: "This could not be loaded". */
  title?: string;
  /** Shown instead of the server's message. */
  message?: string;
  onRetry?: () => unknown;
}

const saidByServer = (error: unknown) =>
  typeof error === 'object' && error !== null && 'serverMessage' in error && typeof error.serverMessage === 'string'
    ? error.serverMessage
    : null;

/** State of a screen whose read failed, with a button to try again; announced as an alert. @see SHELL-045 */
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
