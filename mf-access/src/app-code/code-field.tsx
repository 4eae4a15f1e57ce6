import type { UseFormRegisterReturn } from 'react-hook-form';
import { APP_CODE_DIGITS } from '@site/api/contracts/security';
import { useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import { onlyDigits, rewriting } from '#account-form';
import type { CodeKind } from './code.rules';
import styles from './code-field.module.css';

export interface CodeFieldProps {
  kind: CodeKind;
  registered: UseFormRegisterReturn;
  error?: string;
  /** Hint below the field for the app's code. */
  hint?: string;
}

/** Field for the six digits of the app, or for a recovery code. */
export function CodeField({ kind, registered, error, hint }: CodeFieldProps) {
  const t = useText('access');
  if (kind === 'app') {
    return (
      <TextField
        {...rewriting(registered, onlyDigits(APP_CODE_DIGITS))}
        className={styles.code}
        label={t('code.app')}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    );
  }
  return (
    <TextField
      {...registered}
      className={styles.code}
      label={t('code.recovery')}
      hint={t('code.recovery.hint')}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={32}
    />
  );
}
