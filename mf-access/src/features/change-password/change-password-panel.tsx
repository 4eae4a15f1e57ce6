import { PASSWORD_CHANGED } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { ChangePasswordForm } from './change-password-form';
import { memberCenterProblem } from './change-password.rules';
import { usePasswordChange } from './use-password-change';
import styles from './change-password.module.css';

/** In the member center, which names its tabs; only the length is checked there before the platform answers. */
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
