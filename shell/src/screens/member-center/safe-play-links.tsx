import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon } from '@site/ui';
import { PLAY_SAFE } from '../account/menu-rows';
import styles from './safe-play-links.module.css';

/** Links to security, limits and the account statement. */
export function SafePlayLinks() {
  const t = useText('account');
  return (
    <ul className={styles.links} aria-label={t(PLAY_SAFE.title)}>
      {PLAY_SAFE.rows.map(({ path, label, icon }) => (
        <li key={path}>
          <Link to={path} className={styles.link}>
            <span className={styles.picture}>
              <Icon name={icon} size="l" />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{t(label)}</span>
              <span className={styles.text}>{t(`${label}.text`)}</span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
