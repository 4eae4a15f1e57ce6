import { Link, useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { CHAT } from '#paths';
import styles from './profile-note.module.css';

export function ProfileNote() {
  const t = useText('access');
  const mail = useShell().settings?.support_mail;
  return (
    <aside className={styles.note} aria-label={t('profile.note.title')}>
      <Icon name="info" />
      <div>
        <p>{t('profile.note')}</p>
        <p className={styles.ways}>
          <Link className={styles.way} to={CHAT}>
            <Icon name="chat" size="s" />
            {t('profile.note.chat')}
          </Link>
          {mail && (
            <a className={styles.way} href={`mailto:${mail}`}>
              <Icon name="mail" size="s" />
              {mail}
            </a>
          )}
        </p>
      </div>
    </aside>
  );
}
