import type { ChangePasswordForm } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { failureText, useToLogin } from '#account-form';
import { LOGIN } from '#paths';
import { useChangePassword } from './change-password.queries';
import { CHANGE_WORDS } from './change-password.rules';

/** The request of both page and panel; after a success the session ends and the player logs in again. */
export function usePasswordChange() {
  const t = useText('access');
  const { session } = useShell();
  const change = useChangePassword();
  useToLogin(change.isSuccess, () => void session.end(LOGIN));

  return {
    problem: failureText(t, change.error, CHANGE_WORDS),
    isBusy: change.isPending,
    isChanged: change.isSuccess,
    submit: (form: ChangePasswordForm) =>
      change.mutateAsync(form).then(
        () => {},
        () => {},
      ),
  };
}
