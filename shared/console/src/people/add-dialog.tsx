import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, TextField } from '@site/ui/forms';
import { CopyLine, useFailureText } from '#parts';
import { Invited } from './invited';
import { useAddPerson } from './people.queries';
import { draftOf, releaseIn, RightsFields } from './rights-fields';
import styles from './people.module.css';

const FORM = 'add-person';
/** Adds a person with both roles. The key and the link are shown once, in the same dialog. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, data, isPending, error } = useAddPerson();
  const [name, setName] = useState('');
  const [rights, setRights] = useState(draftOf('viewer', null));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const release = releaseIn(rights);
    mutate({ name: name.trim(), role: rights.role, ...(release ? { release } : {}) });
  };

  if (data)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        isDismissible={false}
        size="m"
        title={t('people.added', { name: data.name })}
        actions={<Button onClick={onClose}>{t('people.kept')}</Button>}
      >
        <Invited invitation={data}>
          <CopyLine label={t('people.key')} text={data.key} />
        </Invited>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="m"
      title={t('people.add')}
      description={t('people.addLead')}
      actions={
        <Button type="submit" form={FORM} isBusy={isPending}>
          {t('people.addSubmit')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={t('people.name')}
          hint={t('people.nameHint')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        <RightsFields draft={rights} onChange={setRights} />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
