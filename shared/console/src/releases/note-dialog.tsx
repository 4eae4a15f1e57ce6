import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Sheet } from '@site/ui';
import { TextAreaField } from '@site/ui/forms';
import { ALERT_NOTE_MAX } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useNote } from './releases.queries';
import styles from './releases.module.css';

interface NoteDialogProps {
  /** Number of the alert. */
  id: number;
  /** The note that it has. */
  before: string;
  onClose: () => void;
}

const FORM = 'note';

/** A note about an alert, for those who look later. */
export function NoteDialog({ id, before, onClose }: NoteDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const [note, setNote] = useState(before);
  const { mutate, isPending, error } = useNote();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ id, note: note.trim() }, { onSuccess: onClose });
  };
  const button = (
    <Button type="submit" form={FORM} disabled={note.trim() === ''} isBusy={isPending}>
      {t('alerts.save')}
    </Button>
  );
  return (
    <Sheet isOpen onClose={onClose} isDismissible={!isPending} size="m" title={t('alerts.write')} actions={button}>
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <TextAreaField
          label={t('alerts.note')}
          hint={t('alerts.noteHint')}
          error={error ? textOf(error) : undefined}
          value={note}
          maxLength={ALERT_NOTE_MAX}
          onChange={({ target }) => setNote(target.value)}
          required
        />
      </form>
    </Sheet>
  );
}
