import { useText } from '@site/i18n';
import { SupportAvatar } from '#chats';
import styles from './greeting.module.css';

/** Above the first message: what may be asked here. */
export function Greeting() {
  const t = useText('chat');
  return (
    <div className={styles.greeting}>
      <SupportAvatar by="assistant" size="l" />
      <p className={styles.title}>{t('chatBox.greeting')}</p>
      <p className={styles.lead}>{t('chatBox.greeting.lead')}</p>
    </div>
  );
}
