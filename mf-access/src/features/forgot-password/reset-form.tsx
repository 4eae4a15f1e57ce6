import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { OTP_DIGITS, resetProblem } from '@site/api/contracts/recovery';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { PasswordField, TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import { onlyDigits, orderedResolver, rewriting } from '#account-form';
import { textsAt, useOneAtATime } from '#form';
import type { NewPassword } from './forgot-password.rules';
import styles from './forgot-password.module.css';

export interface ResetFormProps {
  username: string;
  /** Time of sending in ms. It changes with every new code, which makes the one before invalid. */
  codeSentAtMs: number;
  problem: string | null;
  /** Shown when there were many failed tries from this IP address. */
  pictureCode: ReactNode;
  isBusy: boolean;
  isChanged: boolean;
  onSubmit: (form: NewPassword) => Promise<unknown>;
}

const EMPTY: NewPassword = { otp: '', password: '', confirmation: '' };

// A plain form, not a draft: a code and a password must not outlive the screen.
export function ResetForm({ username, codeSentAtMs, problem, pictureCode, isBusy, isChanged, onSubmit }: ResetFormProps) {
  const t = useText('access');
  const { register, handleSubmit, resetField, setFocus, formState } = useForm<NewPassword>({
    defaultValues: EMPTY,
    resolver: orderedResolver(resetProblem),
  });
  const send = useOneAtATime(onSubmit);
  const errorOf = textsAt(t, formState.errors);

  useEffect(() => {
    resetField('otp');
    setFocus('otp');
  }, [codeSentAtMs, resetField, setFocus]);

  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {/* Password managers read the username that the new password belongs to from this field. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        {...rewriting(register('otp'), onlyDigits(OTP_DIGITS))}
        className={styles.code}
        label={t('recovery.otp')}
        hint={t('recovery.otp.hint', { digits: OTP_DIGITS })}
        error={errorOf('otp')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <PasswordField
        {...register('password')}
        label={t('password.new')}
        hint={t('password.rule')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmation')}
        label={t('password.confirm')}
        error={errorOf('confirmation')}
        autoComplete="new-password"
      />
      {pictureCode}
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="l" isWide isBusy={isBusy} disabled={isChanged}>
        {isBusy ? t('password.busy') : t('password.submit')}
      </Button>
    </form>
  );
}
