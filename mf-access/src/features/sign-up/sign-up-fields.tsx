import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { CURRENCIES } from '@site/api/contracts/access';
import { useText } from '@site/i18n';
import { CheckboxField, PasswordField, SelectField, TextField } from '@site/ui/forms';
import { AS_TYPED } from '#form';
import type { SignUpValues } from './sign-up.rules';
import styles from './sign-up-form.module.css';

interface FieldsProps {
  register: UseFormRegister<SignUpValues>;
  errorOf: (name: keyof SignUpValues) => string | undefined;
}

const CURRENCY_OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

export function AccountFields({ register, errorOf }: FieldsProps) {
  const t = useText('access');
  return (
    <Group legend={t('signup.account')}>
      <TextField
        {...register('username')}
        {...AS_TYPED}
        label={t('signup.username')}
        placeholder={t('signup.username.placeholder')}
        error={errorOf('username')}
        autoComplete="username"
      />
      <PasswordField
        {...register('password')}
        label={t('signup.password')}
        placeholder={t('signup.password.placeholder')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmPassword')}
        label={t('signup.confirm')}
        error={errorOf('confirmPassword')}
        autoComplete="new-password"
      />
      <SelectField {...register('currency')} label={t('signup.currency')} options={CURRENCY_OPTIONS} error={errorOf('currency')} />
    </Group>
  );
}

export function PersonFields({ register, errorOf }: FieldsProps) {
  const t = useText('access');
  return (
    <Group legend={t('signup.person')}>
      <TextField {...register('name')} label={t('signup.name')} error={errorOf('name')} autoComplete="name" maxLength={200} />
      <TextField
        {...register('phone')}
        label={t('signup.phone')}
        prefix="+88"
        placeholder="01XXXXXXXXX"
        error={errorOf('phone')}
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField
        {...register('email')}
        {...AS_TYPED}
        label={t('signup.email')}
        error={errorOf('email')}
        inputMode="email"
        autoComplete="email"
      />
    </Group>
  );
}

export function ReferralField({ register, errorOf }: FieldsProps) {
  const t = useText('access');
  return (
    <Group legend={t('signup.referral')}>
      <TextField
        {...register('referral_code')}
        {...AS_TYPED}
        label={t('signup.code')}
        hint={t('Enter if you have one')}
        error={errorOf('referral_code')}
        autoComplete="off"
        maxLength={64}
      />
    </Group>
  );
}

// A separate component, so that the fields register in the order of the screen; the first invalid field gets the focus.
export function ConsentField({ register, errorOf }: FieldsProps) {
  const t = useText('access');
  return (
    <CheckboxField {...register('isAdult')} label={t("I'm 18 years old, and agree to terms and conditions")} error={errorOf('isAdult')} />
  );
}
