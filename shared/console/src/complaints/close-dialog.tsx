import { useRef, useState, type FormEvent } from 'react';
import { COMPLAINT_TEXT_LENGTH, isBlank } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, TextAreaField } from '@site/ui/forms';
import { useFailureText } from '#parts';
import { useClose } from './complaints.queries';
import styles from './complaints.module.css';

interface CloseDialogProps {
  reference: string;
  onClose: () => void;
}

const FORM = 'close-complaint';

/** Closes a complaint for good, with a reason that the player reads. */
export function CloseDialog({ reference, onClose }: CloseDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useClose(reference);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate(reason, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('complaints.closeOf', { reference })}
      description={t('complaints.closeHint')}
      initialFocus={field}
      isDismissible={!isPending}
      actions={
        <Button type="submit" form={FORM} variant="danger" isBusy={isPending} disabled={isBlank(reason)}>
          {t('complaints.close')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <TextAreaField
          ref={field}
          label={t('complaints.reason')}
          hint={t('complaints.answerHint')}
          value={reason}
          maxLength={COMPLAINT_TEXT_LENGTH}
          onChange={({ target }) => setReason(target.value)}
          required
        />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
