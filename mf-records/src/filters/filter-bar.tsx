import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { SelectField } from '@site/ui/forms';
import type { FilterGroup, FilterValues } from './filter-group';
import styles from './filter-bar.module.css';

export interface FilterBarProps<Values extends FilterValues> {
  groups: readonly FilterGroup[];
  values: Values;
  onSubmit: (values: Values) => void;
}

/** Filters as select lists in a row; nothing is applied before "Submit". */
export function FilterBar<Values extends FilterValues>({ groups, values, onSubmit }: FilterBarProps<Values>) {
  const t = useText('records');
  const [draft, setDraft] = useState(values);
  const given = JSON.stringify(values);
  const [shown, setShown] = useState(given);
  // Back or a link changes the values: the lists show them, and the focus stays.
  if (given !== shown) {
    setShown(given);
    setDraft(values);
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(draft);
  };
  return (
    <form className={styles.bar} onSubmit={handleSubmit} aria-label={t('filters.title')}>
      {groups.map(({ name, label, options, more }) => (
        <SelectField
          key={name}
          label={label}
          options={more ? [...options, more] : options}
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      ))}
      <Button type="submit" className={styles.submit}>
        {t('filters.submit')}
      </Button>
    </form>
  );
}
