import { useEffect, type ReactNode } from 'react';
import { signUpFormSchema } from '@site/api/contracts/access';
import { useNavigate } from '@site/remote';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { contractResolver, textsAt, useDraftedForm, useOneAtATime } from '#form';
import type { LandingCodes } from '#landing-codes';
import { LOGIN } from '#paths';
import { AuthAlternative } from '#auth-layout';
import { AccountFields, ConsentField, PersonFields, ReferralField } from './sign-up-fields';
import { ageProblem, emptyForm, type SignUpProblems, type SignUpValues } from './sign-up.rules';
import styles from './sign-up-form.module.css';

export interface SignUpFormProps {
  codes: LandingCodes;
  /** The platform's messages, in English. */
  problems: SignUpProblems;
  /** Shown when there were many sign-ups from this IP address. */
  pictureCode: ReactNode;
  /** True when the player exists already and only the log-in failed. */
  isCreated: boolean;
  isBusy: boolean;
  onSubmit: (form: SignUpValues) => Promise<void>;
}

export function SignUpForm({ codes, problems, pictureCode, isCreated, isBusy, onSubmit }: SignUpFormProps) {
  const t = useText('access');
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useDraftedForm<SignUpValues>('sign-up', {
    empty: emptyForm(codes),
    secrets: ['password', 'confirmPassword'],
    resolver: contractResolver(signUpFormSchema, ageProblem),
  });
  const send = useOneAtATime(onSubmit);
  const errorOf = textsAt(t, formState.errors);

  useEffect(() => {
    const refused = Object.entries(problems.fields) as [keyof SignUpValues, string][];
    refused.forEach(([name, message], index) => setError(name, { type: 'platform', message }, { shouldFocus: index === 0 }));
  }, [problems, setError]);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <AccountFields register={register} errorOf={errorOf} />
      <PersonFields register={register} errorOf={errorOf} />
      <ReferralField register={register} errorOf={errorOf} />
      <div className={styles.end}>
        {pictureCode}
        <ConsentField register={register} errorOf={errorOf} />
        <FormError message={problems.general && t(problems.general)} onNavigate={(path) => void navigate(path)} />
        {isCreated && <p className={styles.created}>{t('signup.created')}</p>}
        <Button type="submit" size="l" isWide isBusy={isBusy}>
          {isBusy ? t('signup.busy') : t('signup.submit')}
        </Button>
        <AuthAlternative who={t('signup.known')} to={LOGIN}>
          {t('signup.login')}
        </AuthAlternative>
      </div>
    </form>
  );
}
