import type { InboxMessage } from '@site/api/contracts/inbox';
import { formatCount, useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import { TextAreaField, TextField } from '@site/ui/forms';
import { measureWords } from './edits.rules';
import type { Edits } from './use-edits';

export interface EditFieldProps {
  message: InboxMessage;
  edits: Edits;
}

export function SubjectField({ message, edits }: EditFieldProps) {
  const words = edits.wordsOf(message);
  const texts = useFieldTexts('subject', { message, edits });
  return (
    <TextField
      {...texts}
      dir="auto"
      value={words.title}
      onChange={({ target }) => edits.type(message.id, { ...words, title: target.value })}
    />
  );
}

export function ContentField({ message, edits }: EditFieldProps) {
  const words = edits.wordsOf(message);
  const texts = useFieldTexts('content', { message, edits });
  return (
    <TextAreaField
      {...texts}
      dir="auto"
      value={words.text}
      onChange={({ target }) => edits.type(message.id, { ...words, text: target.value })}
    />
  );
}

function useFieldTexts(field: 'subject' | 'content', { message, edits }: EditFieldProps) {
  const t = useText('chat');
  const { length, max, problem } = measureWords(edits.wordsOf(message))[field];
  return {
    // The column's heading says it to those who see it.
    label: <Spoken>{t(`inbox.${field}.of`, { title: message.title })}</Spoken>,
    hint: t('inbox.length', { length: formatCount(length), max: formatCount(max) }),
    ...(problem && { error: t(`inbox.${field}.${problem}`) }),
  };
}
