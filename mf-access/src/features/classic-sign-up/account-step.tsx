import { CURRENCY_CODES } from '@site/api/contracts/access';
import { useText } from '@site/i18n';
import { PasswordField, SelectField, TextField } from '@site/ui/forms';
import { inLowerCase, rewriting } from '#account-form';
import { AS_TYPED } from '#form';
import type { FieldsProps } from './fields';
import styles from './classic-sign-up.module.css';

const CURRENCY_OPTIONS = Object.entries(CURRENCY_CODES).map(([label, code]) => ({ value: String(code), label }));

export function AccountStep({ register, errorOf }: FieldsProps) {
  const t = useText('access');
  return (
    <div className={styles.fields}>
      <TextField
        {...rewriting(register('username'), inLowerCase)}
        {...AS_TYPED}
        label={t('signup.username')}
        hint={t('classic.username.hint')}
        error={errorOf('username')}
        autoComplete="username"
      />
      <SelectField {...register('currencyType')} label={t('signup.currency')} options={CURRENCY_OPTIONS} error={errorOf('currencyType')} />
      <PasswordField
        {...register('password')}
        label={t('signup.password')}
        hint={t('classic.password.hint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmPassword')}
        label={t('signup.confirm')}
        error={errorOf('confirmPassword')}
        autoComplete="new-password"
      />
      <TextField
        {...register('friendReferCode')}
        {...AS_TYPED}
        label={t('classic.code')}
        hint={t('classic.code.hint')}
        error={errorOf('friendReferCode')}
        autoComplete="off"
        maxLength={64}
      />
    </div>
  );
}
