import { useState } from 'react';
import type { LoginForm as LoginValues } from '@site/api/contracts/access';
import { useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { Stage } from '#stage';
import { LoginForm } from './login-form';
import { useLogIn } from './login.queries';
import { loginProblem, type LoginFailure } from './login.rules';

export function LoginPage() {
  const t = useText('access');
  const { session } = useShell();
  const logIn = useLogIn();
  const [problem, setProblem] = useState<string | null>(null);

  const handleSubmit = async (form: LoginValues) => {
    setProblem(null);
    await logIn.mutateAsync(form).then(
      (answer) => session.start(answer, { isNewPlayer: false }),
      (failure: LoginFailure) => setProblem(loginProblem(failure)),
    );
  };

  return (
    <Stage title={t('login.title')} lead={t('login.lead')}>
      <LoginForm problem={problem} isBusy={logIn.isPending} onSubmit={handleSubmit} />
    </Stage>
  );
}
