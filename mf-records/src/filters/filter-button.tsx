import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import type { FilterGroup, FilterValues } from './filter-group';
import { FilterPanel } from './filter-panel';
import { chosenLabels } from './filters.rules';
import styles from './filter-button.module.css';

export interface FilterButtonProps<Values extends FilterValues> {
  groups: readonly FilterGroup[];
  values: Values;
  onConfirm: (values: Values) => void;
}

/** Opens the filter panel, and shows the active filters. */
export function FilterButton<Values extends FilterValues>({ groups, values, onConfirm }: FilterButtonProps<Values>) {
  const t = useText('records');
  const [isOpen, setOpen] = useState(false);
  const handleConfirm = (next: Values) => {
    setOpen(false);
    onConfirm(next);
  };
  return (
    <div className={styles.line}>
      <p className={styles.chosen}>{chosenLabels(groups, values).join(' · ') || t('filters.everything')}</p>
      <Button variant="outline" size="s" icon="filter" onClick={() => setOpen(true)}>
        {t('filters.title')}
      </Button>
      <FilterPanel isOpen={isOpen} groups={groups} values={values} onBack={() => setOpen(false)} onConfirm={handleConfirm} />
    </div>
  );
}
