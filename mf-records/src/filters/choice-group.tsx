import { useId } from 'react';
import type { FilterGroup } from './filter-group';
import { optionsOf } from './filters.rules';
import styles from './choice-group.module.css';

export interface ChoiceGroupProps {
  group: FilterGroup;
  value: string;
  onChoose: (value: string) => void;
}

/** All choices of one filter as radio buttons. */
export function ChoiceGroup({ group, value, onChoose }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.label}</legend>
      <div className={styles.choices}>
        {optionsOf(group).map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={`${id}-${group.name}`}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
