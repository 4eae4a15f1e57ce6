import { useText } from '@site/i18n';
import { SelectField, TextAreaField, TextField } from '@site/ui/forms';
import type { ChangeField, ChangeForm } from './changes.rules';
import type { LiveArea } from './releases.shapes';
import { useChannels, usePublished } from './releases.queries';
import { useFailureText } from '#parts';

interface ChangeFieldsProps {
  area: LiveArea;
  fields: readonly ChangeField[];
  form: ChangeForm;
  onChange: (form: ChangeForm) => void;
}

const REASON_MAX = 500;

/** Fields of a change: its release, its channel or its share, and the reason, which every change has. */
export function ChangeFields({ area, fields, form, onChange }: ChangeFieldsProps) {
  const t = useText('console');
  const set = (name: keyof ChangeForm) => (value: string) => onChange({ ...form, [name]: value });
  return (
    <>
      {fields.includes('release') && <ReleaseField area={area} value={form.release} onChange={set('release')} />}
      {fields.includes('channel') && <ChannelField value={form.channel} onChange={set('channel')} />}
      {fields.includes('percent') && (
        <TextField
          label={t('change.percent')}
          hint={t('change.percentHint')}
          value={form.percent}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => set('percent')(target.value)}
          required
        />
      )}
      <TextAreaField
        label={t('change.reason')}
        hint={t('change.reasonHint')}
        value={form.reason}
        maxLength={REASON_MAX}
        onChange={({ target }) => set('reason')(target.value)}
        required
      />
    </>
  );
}

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

function ReleaseField({ area, value, onChange }: ChoiceProps & { area: LiveArea }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, error } = usePublished(area.name);
  const labelOf = (release: string) => {
    if (release === area.release) return t('change.releaseLive', { release });
    return release === area.canary?.release ? t('change.releaseCanary', { release }) : release;
  };
  const options = [
    { value: '', label: t('change.choose') },
    ...(data ?? []).map(({ release }) => ({ value: release, label: labelOf(release) })),
  ];
  return (
    <SelectField
      label={t('change.release')}
      hint={t('change.releaseHint')}
      error={error ? textOf(error) : undefined}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
    />
  );
}

function ChannelField({ value, onChange }: ChoiceProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, error } = useChannels();
  const options = [{ value: '', label: t('change.choose') }, ...(data ?? []).map((name) => ({ value: name, label: name }))];
  return (
    <SelectField
      label={t('change.channel')}
      hint={data?.length === 0 ? t('change.noChannel') : t('change.channelHint')}
      error={error ? textOf(error) : undefined}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
    />
  );
}
