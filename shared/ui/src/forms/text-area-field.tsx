import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Text field of several lines; it grows with its text in browsers that support it. */
export function TextAreaField({ label, hint, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className={styles.box} data-invalid={error ? true : undefined}>
          <textarea {...area} {...ids} className={[styles.input, styles.area, className].filter(Boolean).join(' ')} />
        </div>
      )}
    </Field>
  );
}
