import { formatTime, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon, IconButton } from '@site/ui';
import { useMatchedMessages } from '#bets';
import styles from './matched-box.module.css';

/** Number of messages by layout; more at once would hide the page. */
const SHOWN = { mobile: 1, desktop: 3 } as const;

/** Messages on matches since the page was opened, until the player dismisses them. @see M-26 */
export function MatchedBox() {
  const t = useText('exchange');
  const { layout } = useShell();
  const { messages, dismiss } = useMatchedMessages();
  return (
    <section className={styles.box} aria-label={t('matched')} data-empty={messages.length === 0 || undefined}>
      <div role="status">
        <ul className={styles.list}>
          {messages.slice(0, SHOWN[layout]).map(({ id, text, at }) => (
            <li key={id} className={styles.message}>
              <Icon name="check" />
              <span className={styles.text}>
                {text} <time dateTime={at}>{formatTime(at)}</time>
              </span>
              <IconButton icon="close" label={t('matched.dismiss', { text })} title={t('matched.close')} onClick={() => dismiss(id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
