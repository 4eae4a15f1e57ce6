import type { ReactNode } from 'react';
import { CALLING_CODE, REAL_NAME_MAX } from '@site/api/contracts/access';
import { useText } from '@site/i18n';
import { CheckboxField, SelectField, TextField } from '@site/ui/forms';
import { onlyDigits, rewriting } from '#account-form';
import { AS_TYPED } from '#form';
import type { FieldsProps } from './fields';
import styles from './classic-sign-up.module.css';

const CALLING_CODES = [{ value: CALLING_CODE, label: `+${CALLING_CODE}` }];
const PHONE_LENGTH = 15;

interface PersonStepProps extends FieldsProps {
  /** The picture and its field, shown before the age box. */
  captcha: ReactNode;
}

export function PersonStep({ register, errorOf, captcha }: PersonStepProps) {
  const t = useText('access');
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.row}>
          <TextField
            {...register('realName')}
            label={t('classic.realName')}
            hint={t('classic.realName.hint')}
            error={errorOf('realName')}
            autoComplete="name"
            maxLength={REAL_NAME_MAX}
          />
        </div>
        <div className={styles.phone}>
          <SelectField {...register('callingCode')} label={t('classic.callingCode')} options={CALLING_CODES} />
          <TextField
            {...rewriting(register('phoneNumber'), onlyDigits(PHONE_LENGTH))}
            label={t('signup.phone')}
            placeholder="1XXXXXXXXX"
            error={errorOf('phoneNumber')}
            inputMode="numeric"
            autoComplete="tel-national"
          />
        </div>
        <TextField
          {...register('email')}
          {...AS_TYPED}
          label={t('signup.email')}
          error={errorOf('email')}
          inputMode="email"
          autoComplete="email"
        />
      </div>
      {captcha}
      <CheckboxField
        {...register('ageCheck')}
        label={t("I'm 18 years old, and agree to terms and conditions")}
        error={errorOf('ageCheck')}
      />
    </>
  );
}
