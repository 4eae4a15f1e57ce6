import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { CodeField, codeProblem, type CodeKind } from '#app-code';
import { useOneAtATime } from '#form';
import styles from './second-step.module.css';

export interface SecondStepFormProps {
  kind: CodeKind;
  /** The platform's refusal, in English. */
  problem: string | null;
  pictureCode: ReactNode;
  isBusy: boolean;
  onSubmit: (code: string) => Promise<void>;
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
