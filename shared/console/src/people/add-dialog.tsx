import { useState, type FormEvent } from 'react';
import { RELEASE_ROLES, type ReleaseRole } from '@site/api/contracts/releases';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, SelectField, TextField } from '@site/ui/forms';
import { ROLES, type Role } from '@site/platform-operator/calls';
import { CopyLine, useFailureText } from '#parts';
import { Invited } from './invited';
import { useAddPerson } from './people.queries';
import styles from './people.module.css';

const FORM = 'add-person';
const NO_RELEASES = '';

/** Names in a text, between commas or blanks; null for none, which means all. */
function namesIn(text: string): string[] | null {
  const names = text.split(/[\s,]+/).filter(Boolean);
  return names.length === 0 ? null : names;
}

/** Adds a person with both roles. The key and the link are shown once, in the same dialog. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, data, isPending, error } = useAddPerson();
  const [fields, setFields] = useState({ name: '', role: 'viewer', release: NO_RELEASES, areas: '', channels: '' });
  const set = (field: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields((before) => ({ ...before, [field]: event.target.value }));
  const roles = ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }));
  const releaseRoles = RELEASE_ROLES.map((role) => ({ value: role, label: t(`releaseRole.${role}`) }));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { name, role, release, areas, channels } = fields;
    const rights = { role: release as ReleaseRole, areas: namesIn(areas), channels: namesIn(channels) };
    mutate({ name: name.trim(), role: role as Role, ...(release === NO_RELEASES ? {} : { release: rights }) });
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
          value={fields.name}
          onChange={set('name')}
          required
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        <SelectField
          label={t('people.role')}
          hint={t(`roleHint.${fields.role}`)}
          options={roles}
          value={fields.role}
          onChange={set('role')}
        />
        <SelectField
          label={t('people.releaseRole')}
          options={[{ value: NO_RELEASES, label: t('people.noReleases') }, ...releaseRoles]}
          value={fields.release}
          onChange={set('release')}
        />
        {fields.release !== NO_RELEASES && (
          <>
            <TextField
              label={t('people.areas')}
              hint={t('people.namesHint')}
              value={fields.areas}
              onChange={set('areas')}
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              label={t('people.channels')}
              hint={t('people.namesHint')}
              value={fields.channels}
              onChange={set('channels')}
              autoCapitalize="none"
              spellCheck={false}
            />
          </>
        )}
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
