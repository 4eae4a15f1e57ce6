import { useState } from 'react';
import type { LoginForm as LoginValues } from '@site/api/contracts/access';
import { useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { PictureCode, usePictureCode } from '#picture-code';
import { AuthLayout } from '#auth-layout';
import { LoginForm } from './login-form';
import { useLogIn } from './login.queries';
import { asksForCode, asksForPassword, loginProblem, type LoginFailure } from './login.rules';
import { SecondStep } from './second-step';

export function LoginPage() {
  const t = useText('access');
  const { session } = useShell();
  const logIn = useLogIn();
  const picture = usePictureCode();
  const [problem, setProblem] = useState<string | null>(null);
  /** Username and password that the platform has accepted; it now requires the code of the authenticator app. */
  const [accepted, setAccepted] = useState<LoginValues | null>(null);

  const handleFailure = (failure: LoginFailure, form: LoginValues) => {
    if (asksForCode(failure)) {
      picture.hold(true);
      return setAccepted(form);
    }
    if (picture.refuse(failure)) return;
    if (asksForPassword(failure)) setAccepted(null);
    setProblem(loginProblem(failure));
  };
  const handleSubmit = async (form: LoginValues) => {
    setProblem(null);
    if (!picture.isReady()) return;
    await logIn.mutateAsync({ ...form, ...picture.carried() }).then(
      (answer) => session.start(answer, { isNewPlayer: false }),
      (failure: LoginFailure) => handleFailure(failure, form),
    );
  };
  const handleBack = () => {
    setProblem(null);
    picture.hold(false);
    setAccepted(null);
  };

  if (accepted) {
    return (
      <AuthLayout title={t('login.second.title')} lead={t('login.second.lead')}>
        <SecondStep
          problem={problem}
          pictureCode={<PictureCode code={picture} />}
          isBusy={logIn.isPending}
          onSubmit={(code) => handleSubmit({ ...accepted, code })}
          onStartOver={() => setProblem(null)}
          onBack={handleBack}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')}>
      <LoginForm problem={problem} pictureCode={<PictureCode code={picture} />} isBusy={logIn.isPending} onSubmit={handleSubmit} />
    </AuthLayout>
  );
}
