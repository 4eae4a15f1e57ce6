import { useId } from 'react';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { formatDate, useText, type Moment } from '@site/i18n';
import { byDay, nameOfDay } from '@site/i18n/days';
import { Skeleton } from '@site/ui';
import { InboxRow } from './inbox-row';
import type { Selection } from './use-selection';
import styles from './inbox-list.module.css';

export interface InboxListProps {
  messages: readonly InboxMessage[];
  selection: Selection;
  /** True while these are the messages of the page before. */
  isOld: boolean;
}

/** Messages, grouped by their day. @see CHAT-004 */
export function InboxList({ messages, selection, isOld }: InboxListProps) {
  return (
    <div className={styles.days} aria-busy={isOld || undefined}>
      {byDay(messages, ({ created_at: at }) => at).map(({ moment, rows }) => (
        <InboxDay key={formatDate(moment)} moment={moment} messages={rows} selection={selection} />
      ))}
    </div>
  );
}

interface InboxDayProps {
  moment: Moment;
  messages: readonly InboxMessage[];
  selection: Selection;
}

function InboxDay({ moment, messages, selection }: InboxDayProps) {
  const t = useText('chat');
  const id = useId();
  const name = nameOfDay(moment, Date.now());
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {name && <span>{t(name)}</span>} <time className={styles.date}>{formatDate(moment)}</time>
      </h2>
      <ul className={styles.rows}>
        {messages.map((message) => (
          <InboxRow key={message.id} message={message} selection={selection} />
        ))}
      </ul>
    </section>
  );
}

const ROWS = [1, 2, 3, 4, 5];

/** Skeleton of one day with messages. */
export function InboxSkeleton() {
  const t = useText('chat');
  return (
    <div role="status" aria-busy="true" aria-label={t('inbox.loading')} className={styles.day}>
      <Skeleton className={styles.waitingDay} />
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </div>
  );
}
