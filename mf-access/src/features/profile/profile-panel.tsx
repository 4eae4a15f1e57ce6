import { useText } from '@site/i18n';
import { ProfileContent } from './profile-content';
import styles from './profile-panel.module.css';

/** Tab of the member center. */
export function ProfilePanel() {
  const t = useText('access');
  return (
    <div className={styles.panel}>
      <h1 className={styles.title}>{t('profile.title')}</h1>
      <ProfileContent />
    </div>
  );
}
