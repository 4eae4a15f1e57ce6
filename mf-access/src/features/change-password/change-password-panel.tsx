import { PASSWORD_CHANGED } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { ChangePasswordForm } from './change-password-form';
import { memberCenterProblem } from './change-password.rules';
import { usePasswordChange } from './use-password-change';
import styles from './change-password.module.css';

/**
 * Content of the member center's tab, without a heading. The form checks length and confirmation only; the platform checks the rest.
 * @see ACCESS-081
 */
export function ChangePasswordPanel() {
  const t = useText('access');
  const { problem, isBusy, isChanged, submit } = usePasswordChange();
  return (
    <section className={styles.card} data-in="panel" aria-label={t('password.title')}>
      <ChangePasswordForm
        problemOf={memberCenterProblem}
        hint={t('password.length.hint')}
        problem={problem}
        success={isChanged ? t(PASSWORD_CHANGED) : null}
        isBusy={isBusy}
        onSubmit={submit}
      />
    </section>
  );
}
