import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { ConfirmField, isConfirmed, useFailureText } from '#parts';
import { useEndPerson } from './people.queries';
import styles from './people.module.css';

interface EndDialogProps {
  name: string;
  onClose: () => void;
}

const FORM = 'end-person';

/** Ends a person for good, after the name was typed. */
export function EndDialog({ name, onClose }: EndDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useEndPerson();
  const [typed, setTyped] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed(typed, name)) mutate({ name }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('people.endOf', { name })}
      description={t('people.endHint')}
      actions={
        <Button type="submit" form={FORM} variant="danger" disabled={!isConfirmed(typed, name)} isBusy={isPending}>
          {t('people.endOf', { name })}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <ConfirmField name={name} value={typed} onChange={setTyped} />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
