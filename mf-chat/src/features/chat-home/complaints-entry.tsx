import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon } from '@site/ui';
import { COMPLAINTS } from '#paths';
import styles from './complaints-entry.module.css';

export function ComplaintsEntry() {
  const t = useText('chat');
  return (
    <Link className={styles.entry} to={COMPLAINTS}>
      <Icon name="alert" size="l" />
      <span className={styles.words}>
        <strong>{t('chatHome.complaints')}</strong>
        <span className={styles.lead}>{t('chatHome.complaints.lead')}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
