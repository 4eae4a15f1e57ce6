import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

/** Texts of a field, and the attributes of its HTML input. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'children'> {
  /** Fixed text inside the box that is no part of the value, e.g. `+88`. */
  prefix?: ReactNode;
  /** A button inside the box. */
  suffix?: ReactNode;
}

/** Text field of one line with label, hint and error. */
export function TextField({ label, hint, error, prefix, suffix, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className={styles.box} data-invalid={error ? true : undefined}>
          {prefix && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input {...input} {...ids} className={[styles.input, className].filter(Boolean).join(' ')} />
          {suffix}
        </div>
      )}
    </Field>
  );
}
