import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button, Sheet } from '@site/ui';
import { ChoiceGroup } from './choice-group';
import type { FilterGroup, FilterValues } from './filter-group';
import styles from './filter-panel.module.css';

export interface FilterPanelProps<Values extends FilterValues> {
  isOpen: boolean;
  groups: readonly FilterGroup[];
  values: Values;
  /** Called when the panel closes without a change. */
  onBack: () => void;
  onConfirm: (values: Values) => void;
}

/** Groups of choices that are applied together. @see RECORDS-003 */
export function FilterPanel<Values extends FilterValues>({ isOpen, groups, values, onBack, onConfirm }: FilterPanelProps<Values>) {
  const t = useText('records');
  const [draft, setDraft] = useState(values);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setDraft(values);
  }
  const actions = (
    <>
      <Button variant="outline" onClick={onBack}>
        {t('filters.back')}
      </Button>
      <Button onClick={() => onConfirm(draft)}>{t('filters.confirm')}</Button>
    </>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onBack} title={t('filters.title')} actions={actions}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <ChoiceGroup
            key={group.name}
            group={group}
            value={draft[group.name] ?? ''}
            onChoose={(value) => setDraft({ ...draft, [group.name]: value })}
          />
        ))}
      </div>
    </Sheet>
  );
}
