import { formatCount, formatDateTime, useText } from '@site/i18n';
import { SelectField, TextAreaField, TextField } from '@site/ui/forms';
import { PlayerText } from '#parts';
import { fieldOf, problemOf, type SettingRow } from './settings.rules';
import styles from './settings.module.css';

interface SettingInputProps {
  row: SettingRow;
  value: string;
  onChange: (value: string) => void;
}

/** One setting with its meaning, its bounds and its unit, and who changed it last. */
export function SettingInput({ row, value, onChange }: SettingInputProps) {
  const { key, changed, standard } = row;
  const t = useText('console');
  const field = fieldOf(key);
  const problem = problemOf(key, value);
  const bounds = () => {
    if (field.kind !== 'whole') return '';
    const words = { least: formatCount(field.least), most: formatCount(field.most) };
    return ` ${t(`settings.bounds.${field.unit}`, words)}`;
  };
  const common = {
    label: t(`settings.key.${key}`),
    hint: `${t(`settings.hint.${key}`)}${bounds()}`,
    value,
    ...(problem ? { error: t(`settings.problem.${problem}`) } : {}),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const control = () => {
    if (field.kind === 'choice')
      return (
        <SelectField {...common} options={field.choices.map((each) => ({ value: each, label: t(`settings.choice.${key}.${each}`) }))} />
      );
    if (field.kind === 'lines') return <TextAreaField {...common} rows={3} />;
    if (field.kind === 'whole') return <TextField {...common} inputMode="numeric" autoComplete="off" />;
    return <TextField {...common} autoComplete="off" autoCapitalize="none" spellCheck={false} />;
  };
  return (
    <div className={styles.setting} data-changed={value !== row.value || undefined}>
      {control()}
      <p className={styles.note}>
        {changed ? (
          <>
            {t('settings.changedBy', { by: changed.by, at: formatDateTime(changed.at) })} <PlayerText text={changed.before || '—'} />
          </>
        ) : (
          t('settings.never')
        )}
        {row.value !== standard && (
          <>
            {' · '}
            {t('settings.standard')} <PlayerText text={standard || '—'} />
          </>
        )}
      </p>
    </div>
  );
}
