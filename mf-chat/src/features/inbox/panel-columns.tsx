import type { InboxMessage } from '@site/api/contracts/inbox';
import { formatDateTime, type Translate } from '@site/i18n';
import { Spoken } from '@site/ui';
import { CheckboxField } from '@site/ui/forms';
import { plainText } from '@site/ui/markup';
import type { Column } from '@site/ui/record-table';
import { EditField } from './edit-field';
import { SubjectLink } from './subject-link';
import type { Edits } from './use-edits';
import type { Selection } from './use-selection';
import styles from './panel-columns.module.css';

type MessageColumn = Column<InboxMessage>;

const receivedColumn = (t: Translate): MessageColumn => ({
  id: 'date',
  head: t('inbox.received'),
  cell: ({ created_at: at }) => (
    <time className={styles.date} dateTime={at}>
      {formatDateTime(at)} GMT+6
    </time>
  ),
});

/** @see CHAT-014 */
export const readColumns = (t: Translate): MessageColumn[] => [
  { id: 'subject', head: t('inbox.subject'), cell: (message) => <SubjectLink message={message} /> },
  {
    id: 'content',
    head: t('inbox.content'),
    cell: ({ message }) => (
      <p className={styles.content} dir="auto">
        {plainText(message)}
      </p>
    ),
  },
  receivedColumn(t),
];

/** Columns of the edit mode: fields in place of the text, and a box to select messages. */
export const editColumns = (t: Translate, { edits, selection }: { edits: Edits; selection: Selection }): MessageColumn[] => [
  {
    id: 'select',
    head: t('inbox.select'),
    cell: ({ id, title }) => (
      <CheckboxField
        label={<Spoken>{t('inbox.select.one', { title })}</Spoken>}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    ),
  },
  { id: 'subject', head: t('inbox.subject'), cell: (message) => <EditField field="subject" message={message} edits={edits} /> },
  { id: 'content', head: t('inbox.content'), cell: (message) => <EditField field="content" message={message} edits={edits} /> },
  receivedColumn(t),
];
