import type { ReactNode } from 'react';
import { loginFormSchema, type LoginForm as LoginValues } from '@site/api/contracts/access';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { PasswordField, TextField } from '@site/ui/forms';
import { AS_TYPED, contractResolver, useDraftedForm, useOneAtATime } from '#form';
import { FORGOT_PASSWORD, SIGN_UP } from '#paths';
import { AuthAlternative, AuthLink } from '#auth-layout';
import styles from './login-form.module.css';

export interface LoginFormProps {
  /** The platform's message, in English. */
  problem: string | null;
  /** Shown when there were many failed log-ins from this IP address. */
  pictureCode: ReactNode;
  isBusy: boolean;
  onSubmit: (form: LoginValues) => Promise<void>;
}

export function LoginForm({ problem, pictureCode, isBusy, onSubmit }: LoginFormProps) {
  const t = useText('access');
  const { register, handleSubmit, formState } = useDraftedForm<LoginValues>('login', {
    empty: { username: '', password: '' },
    secrets: ['password'],
    resolver: contractResolver(loginFormSchema),
  });
  const send = useOneAtATime(onSubmit);
  const { username, password } = formState.errors;
  const passwordProblem = password?.message ?? problem;

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        {...register('username')}
        {...AS_TYPED}
        label={t('login.username')}
        error={username?.message && t(username.message)}
        autoComplete="username"
      />
      <div className={styles.password}>
        <PasswordField
          {...register('password')}
          label={t('login.password')}
          error={passwordProblem ? t(passwordProblem) : undefined}
          autoComplete="current-password"
        />
        <AuthLink to={FORGOT_PASSWORD}>{t('login.forgot')}</AuthLink>
      </div>
      {pictureCode}
      <Button type="submit" size="l" isWide isBusy={isBusy}>
        {isBusy ? t('login.busy') : t('login.submit')}
      </Button>
      <AuthAlternative who={t('login.new')} to={SIGN_UP}>
        {t('login.signUp')}
      </AuthAlternative>
    </form>
  );
}
