import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ChangePasswordForm as Passwords } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, Icon } from '@site/ui';
import { PasswordField } from '@site/ui/forms';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { orderedResolver } from '#account-form';
import { textsAt, useOneAtATime } from '#form';
import { EMPTY_FORM, type ProblemOf } from './change-password.rules';
import styles from './change-password-form.module.css';

export interface ChangePasswordFormProps {
  problemOf: ProblemOf;
  /** Hint with the rules of the new password, below its field. */
  hint: string;
  /** Rendered beside the fields with the new password, again at each change. */
  requirements?: (password: string) => ReactNode;
  /** Failure of the last try, in the player's language; null without one. */
  problem: string | null;
  success: string | null;
  isBusy: boolean;
  onSubmit: (form: Passwords) => Promise<unknown>;
}

export function ChangePasswordForm({ problemOf, hint, requirements, problem, success, isBusy, onSubmit }: ChangePasswordFormProps) {
  const t = useText('access');
  const username = useShell().session.player?.username;
  const { register, handleSubmit, watch, formState } = useForm<Passwords>({
    defaultValues: EMPTY_FORM,
    resolver: orderedResolver(problemOf),
  });
  const send = useOneAtATime(onSubmit);
  const errorOf = textsAt(t, formState.errors);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {/* Password managers read the username that the passwords belong to from this field. */}
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField {...register('current')} label={t('password.current')} error={errorOf('current')} autoComplete="current-password" />
      <div className={styles.new} data-split={requirements ? true : undefined}>
        <PasswordField
          {...register('password')}
          label={t('password.new')}
          hint={hint}
          error={errorOf('password')}
          autoComplete="new-password"
        />
        {requirements?.(watch('password'))}
        <PasswordField
          {...register('confirmation')}
          label={t('password.confirm')}
          error={errorOf('confirmation')}
          autoComplete="new-password"
        />
      </div>
      <p className={styles.notice}>
        <Icon name="info" />
        {t('password.notice')}
      </p>
      <FormProblem>{problem}</FormProblem>
      <FormStatus>{success}</FormStatus>
      <Button className={styles.submit} type="submit" size="l" isBusy={isBusy} disabled={success !== null}>
        {isBusy ? t('password.busy') : t('password.submit')}
      </Button>
    </form>
  );
}
