import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { APP_CODE_DIGITS } from '@site/api/contracts/security';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError, PasswordField, TextField } from '@site/ui/forms';
import { useFailureText } from '#parts';
import { useSignIn } from './session.queries';
import styles from './session.module.css';

interface SignInFormProps {
  /** Name of the person who was signed in on this page; nobody else can go on here. */
  fixedName?: string;
  /** Element that takes the focus first. */
  first?: RefObject<HTMLInputElement | null>;
  /** Further buttons below the form. */
  children?: ReactNode;
}

/** Name, password and the code of the authenticator app. One message for any wrong part; only the code is typed anew. */
export function SignInForm({ fixedName, first, children }: SignInFormProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const codeField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useSignIn();
  const [fields, setFields] = useState({ name: fixedName ?? '', password: '', code: '' });
  const set = (name: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields((before) => ({ ...before, [name]: event.target.value }));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate(fields, {
      onError: () => {
        setFields((before) => ({ ...before, code: '' }));
        codeField.current?.focus();
      },
    });
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      {fixedName === undefined ? (
        <TextField
          label={t('signIn.name')}
          ref={first}
          value={fields.name}
          onChange={set('name')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <p className={styles.name}>{fixedName}</p>
      )}
      <PasswordField
        label={t('signIn.password')}
        ref={fixedName === undefined ? undefined : first}
        value={fields.password}
        onChange={set('password')}
        required
        autoComplete="current-password"
      />
      <TextField
        label={t('signIn.code')}
        hint={t('signIn.codeHint', { digits: APP_CODE_DIGITS })}
        ref={codeField}
        value={fields.code}
        onChange={set('code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormError message={error && textOf(error)} />
      <Button type="submit" isBusy={isPending} isWide>
        {t('signIn.submit')}
      </Button>
      {children}
    </form>
  );
}
