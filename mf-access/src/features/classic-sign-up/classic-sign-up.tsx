import { useState } from 'react';
import type { ClassicForm } from '@site/api/contracts/access';
import { useQuery, useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import type { Failure } from '@site/remote/failure';
import { failureText } from '#account-form';
import { textsAt, useOneAtATime } from '#form';
import { LOGIN } from '#paths';
import { captchaQuery } from '#picture-code';
import { AuthAlternative, AuthLink } from '#auth-layout';
import { AccountStep } from './account-step';
import { CaptchaField } from './captcha-field';
import { useCreatePlayer } from './classic-sign-up.queries';
import { PICTURE_WORDS, refusedFields, SUBMIT_WORDS } from './classic-sign-up.rules';
import { PersonStep } from './person-step';
import { StepList } from './step-list';
import { useClassicForm } from './use-classic-form';
import styles from './classic-sign-up.module.css';

/** The older form in two steps, with a picture code. It creates the player but does not log in. @see ACCESS-040 */
export function ClassicSignUp() {
  const t = useText('access');
  const { codes } = useShell().session;
  const { step, register, handleSubmit, setValue, formState, ...form } = useClassicForm(codes);
  const [turn, setTurn] = useState(0);
  const picture = useQuery({ ...captchaQuery('classic', turn), enabled: step === 2 });
  const create = useCreatePlayer();
  const isOfField = create.error !== null && refusedFields(create.error).length > 0;

  const showNewPicture = () => {
    setValue('captcha', '');
    setTurn((before) => before + 1);
  };
  const submit = useOneAtATime(async (values: ClassicForm) => {
    if (step === 1) {
      create.reset();
      return form.goOn();
    }
    form.refuse([]);
    await create
      .mutateAsync({ form: values, codes, captchaId: picture.data?.id ?? '' })
      .then(form.startAnew, (failure: Failure) => form.refuse(refusedFields(failure)));
    // A picture code is valid for one try, so each try needs a new picture.
    showNewPicture();
  });
  const fields = { register, errorOf: textsAt(t, formState.errors) };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FormStatus>{create.isSuccess && <Created />}</FormStatus>
      <StepList current={step} />
      {step === 1 ? (
        <AccountStep {...fields} />
      ) : (
        <PersonStep
          {...fields}
          captcha={
            <CaptchaField
              {...fields}
              image={picture.data?.image ?? null}
              isFetching={picture.isFetching}
              problem={failureText(t, picture.error, PICTURE_WORDS)}
              onNewPicture={showNewPicture}
            />
          }
        />
      )}
      <FormProblem>{!isOfField && failureText(t, create.error, SUBMIT_WORDS)}</FormProblem>
      <div className={styles.end}>
        {step === 2 && (
          <Button variant="outline" size="l" onClick={form.goBack}>
            {t('classic.back')}
          </Button>
        )}
        <Button type="submit" size="l" isBusy={create.isPending} disabled={step === 2 && !picture.isSuccess}>
          {step === 1 ? t('classic.next') : t(create.isPending ? 'signup.busy' : 'signup.submit')}
        </Button>
      </div>
      <AuthAlternative who={t('signup.known')} to={LOGIN}>
        {t('signup.login')}
      </AuthAlternative>
    </form>
  );
}

function Created() {
  const t = useText('access');
  return (
    <>
      {t('signup.created')} <AuthLink to={LOGIN}>{t('classic.toLogin')}</AuthLink>
    </>
  );
}
