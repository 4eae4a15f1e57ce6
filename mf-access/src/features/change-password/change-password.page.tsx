import { changePasswordProblem, PASSWORD_CHANGED } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { AccountPage } from '#account-page';
import { ChangePasswordForm } from './change-password-form';
import { PasswordRequirements } from './password-requirements';
import { usePasswordChange } from './use-password-change';
import styles from './change-password.module.css';

export function ChangePasswordPage() {
  const t = useText('access');
  const { problem, isBusy, isChanged, submit } = usePasswordChange();
  return (
    <AccountPage title={t('password.title')} lead={t('password.lead')}>
      <section className={styles.card} aria-label={t('password.title')}>
        <ChangePasswordForm
          problemOf={changePasswordProblem}
          hint={t('password.rule')}
          requirements={(password) => <PasswordRequirements password={password} />}
          problem={problem}
          success={isChanged ? t(PASSWORD_CHANGED) : null}
          isBusy={isBusy}
          onSubmit={submit}
        />
      </section>
    </AccountPage>
  );
}
