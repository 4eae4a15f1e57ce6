import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@site/ui';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

/** Options below a heading. */
interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: readonly (SelectOption | SelectGroup)[];
}

/** Select field with the browser's own list, because on phones no list of ours is as easy to use. */
export function SelectField({ label, hint, error, options, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className={styles.box} data-invalid={error ? true : undefined}>
          <select {...select} {...ids} className={[styles.input, styles.select, className].filter(Boolean).join(' ')}>
            {options.map((each) =>
              'options' in each ? (
                <optgroup key={each.label} label={each.label}>
                  {each.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(each)
              ),
            )}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  );
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);
