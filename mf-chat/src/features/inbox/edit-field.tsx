import type { InboxMessage } from '@site/api/contracts/inbox';
import { formatCount, useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import { TextAreaField, TextField } from '@site/ui/forms';
import { measureWords } from './edits.rules';
import type { Edits } from './use-edits';
import styles from './panel-columns.module.css';

export interface EditFieldProps {
  field: 'subject' | 'content';
  message: InboxMessage;
  edits: Edits;
}

export function EditField({ field, message, edits }: EditFieldProps) {
  const t = useText('chat');
  const words = edits.wordsOf(message);
  const { length, max, problem } = measureWords(words)[field];
  const Field = field === 'subject' ? TextField : TextAreaField;
  return (
    <div className={styles.field} data-field={field}>
      <Field
        // For screen readers only; others see the heading of the column.
        label={<Spoken>{t(`inbox.${field}.of`, { title: message.title })}</Spoken>}
        hint={t('inbox.length', { length: formatCount(length), max: formatCount(max) })}
        error={problem ? t(`inbox.${field}.${problem}`) : undefined}
        dir="auto"
        value={words[field]}
        onChange={({ target }: { target: { value: string } }) => edits.type(message, { ...words, [field]: target.value })}
      />
    </div>
  );
}
