import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Stays visible while typing; placeholders do not. */
  hint?: ReactNode;
  /** One sentence, already in the player's language. */
  error?: string;
}

interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  isRequired?: boolean;
  children: (ids: ControlIds) => ReactNode;
}

/** Label, control, hint and error, connected for assistive technology. */
export function Field({ label, hint, error, isRequired, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-required={isRequired || undefined}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className={styles.error}>
      {message}
    </p>
  );
}
