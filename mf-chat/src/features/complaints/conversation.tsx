import type { ComplaintDetails } from '@site/api/contracts/chat';
import { formatDateTime, useText } from '@site/i18n';
import { Icon, Skeleton } from '@site/ui';
import { SupportAvatar } from '#chats';
import { OwnPaths } from '#own-paths';
import styles from './conversation.module.css';

type Entry = ComplaintDetails['history'][number];

/** Messages of the complaint with writer and time; screen readers announce new answers. */
export function Conversation({ history }: { history: readonly Entry[] }) {
  const t = useText('chat');
  return (
    <div role="log" aria-label={t('complaints.history')}>
      <ol className={styles.entries}>
        {history.map((entry, index) => (
          <Said key={index} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function Said({ entry: { at, by, text, status } }: { entry: Entry }) {
  const t = useText('chat');
  return (
    <li className={styles.entry} data-by={by}>
      {by === 'support' && (
        <span className={styles.avatar}>
          <SupportAvatar by="person" size="l" />
        </span>
      )}
      <p className={styles.head}>
        <strong>{t(`complaints.by.${by}`)}</strong> <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      {text && (
        <p className={styles.text} dir="auto">
          {by === 'support' ? <OwnPaths words={text} linkClass={styles.link} /> : text}
        </p>
      )}
      {status === 'closed' && (
        <p className={styles.step}>
          <Icon name="lock" size="s" />
          {t('complaints.closedBySupport')}
        </p>
      )}
    </li>
  );
}

export function ConversationSkeleton() {
  const t = useText('chat');
  return (
    <div className={styles.entries} role="status" aria-busy="true" aria-label={t('complaints.loading')}>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waiting} />
    </div>
  );
}
