import { useState, type ReactNode } from 'react';
import { useSearchParams, useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { Switch } from '@site/ui/switch';
import { PictureCode, usePictureCode } from '#picture-code';
import { AuthLayout } from '#auth-layout';
import { SignUpForm } from './sign-up-form';
import { useSignUp } from './sign-up.queries';
import { signUpProblems, type SignUpFailure, type SignUpProblems, type SignUpValues } from './sign-up.rules';

const NO_PROBLEMS: SignUpProblems = { fields: {}, general: null };

export interface SignUpPageProps {
  /** `/register` on a desktop: the same form in two columns. */
  isWide?: boolean;
  /** The older form, offered beside the standard one on a desktop. @see N-02 */
  classicForm?: ReactNode;
}

export function SignUpPage({ isWide = false, classicForm }: SignUpPageProps) {
  const t = useText('access');
  const { session, layout } = useShell();
  const [query, setQuery] = useSearchParams();
  const signUp = useSignUp();
  const picture = usePictureCode();
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [created, setCreated] = useState<string | null>(null);

  const handleSubmit = async (form: SignUpValues) => {
    setProblems(NO_PROBLEMS);
    if (!picture.isReady()) return;
    const isCreated = form.username === created;
    if (!isCreated) setCreated(null);
    await signUp.mutateAsync({ form, codes: session.codes, isCreated, picture: picture.carried() }).then(
      (outcome) => {
        if ('answer' in outcome) return session.start(outcome.answer, { isNewPlayer: true });
        setCreated(form.username);
        if (!picture.refuse(outcome.refusal))
          setProblems({ ...NO_PROBLEMS, general: signUpProblems({ ...outcome.refusal, errors: {} }).general });
      },
      (failure: SignUpFailure) => {
        if (!picture.refuse(failure)) setProblems(signUpProblems(failure));
      },
    );
  };

  const hasSwitch = classicForm !== undefined && layout === 'desktop';
  const isClassic = hasSwitch && query.get('form') === 'classic';
  const handleSwitch = (toClassic: boolean) =>
    setQuery(
      (before) => {
        if (toClassic) before.set('form', 'classic');
        else before.delete('form');
        return before;
      },
      { replace: true },
    );

  return (
    <AuthLayout title={t('signup.title')} lead={t('signup.lead')} isWide={isWide}>
      {hasSwitch && <Switch label={t('signup.classic')} isOn={isClassic} onChange={handleSwitch} />}
      {isClassic ? (
        classicForm
      ) : (
        <SignUpForm
          codes={session.codes}
          problems={problems}
          pictureCode={<PictureCode code={picture} />}
          isCreated={created !== null}
          isBusy={signUp.isPending}
          onSubmit={handleSubmit}
        />
      )}
    </AuthLayout>
  );
}
