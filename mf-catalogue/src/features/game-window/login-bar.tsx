import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { LOGIN_PATH } from '#paths';
import styles from './game-window.module.css';

/** Shown when the session ends while the game is open, for instance by a log-out in another tab. @see C-10 */
export function LoginBar() {
  const t = useText('catalogue');
  return (
    <div className={styles.loginBar} role="alert">
      <p>{t('window.loggedOut')}</p>
      <LinkButton as={Link} to={LOGIN_PATH} size="s">
        {t('window.login')}
      </LinkButton>
    </div>
  );
}
