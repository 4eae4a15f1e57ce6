import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import type { Person } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useChangeRights } from './people.queries';
import { draftOf, releaseIn, RightsFields } from './rights-fields';
import styles from './people.module.css';

interface RightsDialogProps {
  person: Person;
  onClose: () => void;
}

const FORM = 'rights';

/** Changes both roles of a person, which count from the next call on. */
export function RightsDialog({ person: { name, role, release }, onClose }: RightsDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useChangeRights();
  const [rights, setRights] = useState(draftOf(role, release));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ name, role: rights.role, release: releaseIn(rights) }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="m"
      title={t('people.rightsOf', { name })}
      description={t('people.rightsHint')}
      actions={
        <Button type="submit" form={FORM} isBusy={isPending}>
          {t('people.rightsSubmit')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <RightsFields draft={rights} onChange={setRights} />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
