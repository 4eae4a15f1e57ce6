import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { CodeField, codeProblem, type CodeKind } from '#app-code';
import { useOneAtATime } from '#form';
import type { SecondStepProps } from './second-step';
import styles from './second-step.module.css';

interface SecondStepFormProps extends Pick<SecondStepProps, 'problem' | 'pictureCode' | 'isBusy' | 'onSubmit'> {
  kind: CodeKind;
}

export function SecondStepForm({ kind, problem, pictureCode, isBusy, onSubmit }: SecondStepFormProps) {
  const t = useText('access');
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } });
  const send = useOneAtATime(({ code }: { code: string }) => onSubmit(code.trim()));
  const said = formState.errors.code?.message ?? problem;

  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <CodeField
        kind={kind}
        registered={register('code', { validate: (code) => codeProblem(kind, code) ?? true })}
        error={said ? t(said) : undefined}
      />
      {pictureCode}
      <Button type="submit" size="l" isWide isBusy={isBusy}>
        {isBusy ? t('login.busy') : t('login.submit')}
      </Button>
    </form>
  );
}
