import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon } from '@site/ui';
import { CHAT_BOX } from '#paths';
import { SupportAvatar } from '#chats';
import styles from './write-to-us.module.css';

/** Main action of the screen, with the specified text. @see CHAT-017 */
export function WriteToUs() {
  const t = useText('chat');
  return (
    <div className={styles.card}>
      <span className={styles.faces}>
        <SupportAvatar by="assistant" size="l" />
        <SupportAvatar by="person" size="l" />
      </span>
      <p className={styles.lead}>{t('chatHome.write.lead')}</p>
      <Link className={styles.link} to={CHAT_BOX}>
        {t('Send us a Message')}
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}
