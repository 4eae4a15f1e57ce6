import { useState } from 'react';
import { useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { Stage } from '#stage';
import { SignUpForm } from './sign-up-form';
import { useSignUp } from './sign-up.queries';
import { signUpProblems, type SignUpFailure, type SignUpProblems, type SignUpValues } from './sign-up.rules';

const NO_PROBLEMS: SignUpProblems = { fields: {}, general: null };

/** @param isWide the desktop composition of `/register`: the same form in two columns. */
export function SignUpPage({ isWide = false }: { isWide?: boolean }) {
  const t = useText('access');
  const { session } = useShell();
  const signUp = useSignUp();
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [created, setCreated] = useState<string | null>(null);

  const handleSubmit = async (form: SignUpValues) => {
    setProblems(NO_PROBLEMS);
    const isCreated = form.username === created;
    if (!isCreated) setCreated(null);
    await signUp.mutateAsync({ form, isCreated }).then(
      (outcome) => {
        if ('answer' in outcome) return session.start(outcome.answer, { isNewPlayer: true });
        setCreated(form.username);
        setProblems({ ...NO_PROBLEMS, general: signUpProblems({ ...outcome.refusal, errors: {} }).general });
      },
      (failure: SignUpFailure) => setProblems(signUpProblems(failure)),
    );
  };

  return (
    <Stage title={t('signup.title')} lead={t('signup.lead')} isWide={isWide}>
      <SignUpForm
        codes={session.codes}
        problems={problems}
        isCreated={created !== null}
        isBusy={signUp.isPending}
        onSubmit={handleSubmit}
      />
    </Stage>
  );
}
