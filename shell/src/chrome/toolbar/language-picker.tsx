import { LANGUAGES, useText, type Language } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon } from '@site/ui';
import styles from './language-picker.module.css';

/** Each language is named in itself, in both languages of the page. */
const NAMES = { en: 'English', bn: 'বাংলা' } as const satisfies Record<Language, string>;
const SHORT_NAMES = { en: 'EN', bn: 'বাং' } as const satisfies Record<Language, string>;

/** A native select with two options, invisible over the drawn picker. */
export function LanguagePicker({ variant }: { variant: 'short' | 'wide' }) {
  const t = useText('shell');
  const { language } = useShell();
  const names = variant === 'short' ? SHORT_NAMES : NAMES;
  const handleChange = (value: string) => {
    const chosen = LANGUAGES.find((one) => one === value);
    if (chosen) language.choose(chosen);
  };
  return (
    <label className={styles.picker} data-variant={variant}>
      <Icon name="globe" />
      <span className={styles.name} aria-hidden="true">
        {names[language.current]}
      </span>
      <select
        className={styles.select}
        aria-label={t('language.label')}
        value={language.current}
        onChange={(event) => handleChange(event.target.value)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
