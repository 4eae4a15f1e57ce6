import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from './field';
import styles from './checkbox-field.module.css';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  error?: string;
}

/** Checkbox with label and error, for a single yes-or-no choice. */
export function CheckboxField({ label, error, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={[styles.box, className].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id} message={error} />}
    </div>
  );
}
