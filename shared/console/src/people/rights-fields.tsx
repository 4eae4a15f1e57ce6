import { RELEASE_ROLES, type ReleaseRights, type ReleaseRole } from '@site/api/contracts/releases';
import { useText } from '@site/i18n';
import { SelectField, TextField } from '@site/ui/forms';
import { ROLES, type Role } from '@site/platform-operator/calls';

const NO_RELEASES = '';

/** Both roles of a person as a form has them; areas and channels are names with commas between them. */
export interface RightsDraft {
  role: Role;
  release: ReleaseRole | typeof NO_RELEASES;
  areas: string;
  channels: string;
}

/** The form for rights that a person has. */
export const draftOf = (role: Role, release: ReleaseRights | null): RightsDraft => ({
  role,
  release: release?.role ?? NO_RELEASES,
  areas: release?.areas?.join(', ') ?? '',
  channels: release?.channels?.join(', ') ?? '',
});

/** Rights for releases in a form; null for none. */
export const releaseIn = ({ release, areas, channels }: RightsDraft): ReleaseRights | null =>
  release === NO_RELEASES ? null : { role: release, areas: namesIn(areas), channels: namesIn(channels) };

/** Names in a text, between commas or blanks; null for none, which means all. */
function namesIn(text: string): string[] | null {
  const names = text.split(/[\s,]+/).filter(Boolean);
  return names.length === 0 ? null : names;
}

interface RightsFieldsProps {
  draft: RightsDraft;
  onChange: (draft: RightsDraft) => void;
}

/** Fields for what a person may do at the platform and with releases. */
export function RightsFields({ draft, onChange }: RightsFieldsProps) {
  const t = useText('console');
  const set = (field: keyof RightsDraft) => (event: { target: { value: string } }) => onChange({ ...draft, [field]: event.target.value });
  const roles = ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }));
  const releaseRoles = RELEASE_ROLES.map((role) => ({ value: role, label: t(`releaseRole.${role}`) }));
  const names = (field: 'areas' | 'channels') => (
    <TextField
      label={t(`people.${field}`)}
      hint={t('people.namesHint')}
      value={draft[field]}
      onChange={set(field)}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
  return (
    <>
      <SelectField label={t('people.role')} hint={t(`roleHint.${draft.role}`)} options={roles} value={draft.role} onChange={set('role')} />
      <SelectField
        label={t('people.releaseRole')}
        options={[{ value: NO_RELEASES, label: t('people.noReleases') }, ...releaseRoles]}
        value={draft.release}
        onChange={set('release')}
      />
      {draft.release !== NO_RELEASES && (
        <>
          {names('areas')}
          {names('channels')}
        </>
      )}
    </>
  );
}
