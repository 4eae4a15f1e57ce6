import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CURRENT_PASSWORD_REQUIRED } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { PasswordField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import type { Failure } from '@site/remote/failure';
import { failureText } from '#account-form';
import { CodeField, codeProblem, type CodeKind } from '#app-code';
import { useOneAtATime } from '#form';
import { fieldOf, OWN_WORDS } from './security.rules';
import styles from './two-step.module.css';

/** Proof that the player makes the request; a field that was not asked for is empty. */
export interface PlayersProof {
  password: string;
  code: string;
}

interface ProofFailure extends Failure {
  code?: string;
}

export interface ProofFormProps {
  asks: readonly (keyof PlayersProof)[];
  /** True when a recovery code is accepted in place of the app's code. */
  takesRecovery?: boolean;
  submit: string;
  isDangerous?: boolean;
  /** Rejects with the platform's refusal. */
  onSubmit: (proof: PlayersProof) => Promise<unknown>;
}

export function ProofForm({ asks, takesRecovery, submit, isDangerous, onSubmit }: ProofFormProps) {
  const t = useText('access');
  const [kind, setKind] = useState<CodeKind>('app');
  const [failure, setFailure] = useState<ProofFailure | null>(null);
  const { register, handleSubmit, formState, setFocus, setError, resetField } = useForm<PlayersProof>({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const says = (sentence: string | undefined) => sentence && t(sentence);

  const handleFailure = (problem: ProofFailure) => {
    const field = fieldOf(problem.code);
    if (!field) return setFailure(problem);
    setError(field, { type: 'platform', message: problem.serverMessage ?? OWN_WORDS.refused }, { shouldFocus: true });
  };
  const send = useOneAtATime((proof: PlayersProof) => {
    setFailure(null);
    return onSubmit({ ...proof, code: proof.code.trim() }).catch(handleFailure);
  });
  const handleOther = () => {
    resetField('code');
    setKind(kind === 'app' ? 'recovery' : 'app');
  };

  const first = asks[0] ?? 'password';
  useEffect(() => setFocus(first), [setFocus, first]);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {asks.includes('password') && (
        <PasswordField
          {...register('password', { validate: (password) => password !== '' || CURRENT_PASSWORD_REQUIRED })}
          label={t('security.password')}
          error={says(errors.password?.message)}
          autoComplete="current-password"
        />
      )}
      {asks.includes('code') && (
        <div className={styles.code}>
          <CodeField
            kind={kind}
            registered={register('code', { validate: (code) => codeProblem(kind, code) ?? true })}
            error={says(errors.code?.message)}
            hint={takesRecovery ? t('security.codeOnce') : undefined}
          />
          {takesRecovery && (
            <Button variant="quiet" size="s" onClick={handleOther}>
              {kind === 'app' ? t('code.useRecovery') : t('code.useApp')}
            </Button>
          )}
        </div>
      )}
      <FormProblem>{failureText(t, failure, OWN_WORDS)}</FormProblem>
      <Button type="submit" size="l" isWide isBusy={isSubmitting} variant={isDangerous ? 'danger' : 'primary'}>
        {submit}
      </Button>
    </form>
  );
}
