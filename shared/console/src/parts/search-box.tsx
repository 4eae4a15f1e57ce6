import { useText } from '@site/i18n';
import { Icon, IconButton } from '@site/ui';
import styles from './search-box.module.css';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A short field for a text that narrows a list; Escape empties it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const t = useText('console');
  return (
    <div className={styles.box}>
      <Icon name="search" size="s" />
      <input
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        value={value}
        className={styles.input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      {value !== '' && <IconButton icon="close" label={t('page.clearSearch')} onClick={() => onChange('')} />}
    </div>
  );
}
