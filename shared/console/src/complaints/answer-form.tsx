import { useState, type FormEvent } from 'react';
import { COMPLAINT_TEXT_LENGTH, isBlank } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError, TextAreaField } from '@site/ui/forms';
import { useFailureText } from '#parts';
import { useAnswer } from './complaints.queries';
import styles from './complaints.module.css';

/** Field for an answer, which the player reads. */
export function AnswerForm({ reference }: { reference: string }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useAnswer(reference);
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextAreaField
        label={t('complaints.answer')}
        hint={t('complaints.answerHint')}
        value={text}
        maxLength={COMPLAINT_TEXT_LENGTH}
        readOnly={isPending}
        onChange={({ target }) => setText(target.value)}
        required
      />
      <FormError message={error && textOf(error)} />
      <Button type="submit" isBusy={isPending} disabled={isBlank(text)}>
        {t('complaints.send')}
      </Button>
    </form>
  );
}
