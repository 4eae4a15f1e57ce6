import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Text of several lines; it grows with what is typed where the browser can. */
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
