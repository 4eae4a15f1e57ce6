import type { ChatDesk } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon, ScreenTitle } from '@site/ui';
import { SupportAvatar } from '#chats';
import { CHAT_HOME } from '#paths';
import styles from './chat-head.module.css';

interface ChatHeadProps {
  desk: ChatDesk | null;
}

/** The other side of the chat, the one who answers now, and a link back. */
export function ChatHead({ desk }: ChatHeadProps) {
  const t = useText('chat');
  return (
    <header className={styles.head}>
      <Link to={CHAT_HOME} className={styles.back} aria-label={t('chatBox.back')} title={t('chatBox.back')}>
        <Icon name="arrow-left" />
      </Link>
      <SupportAvatar by={desk === 'person' ? 'person' : 'assistant'} size="l" />
      <div className={styles.who}>
        <ScreenTitle className={styles.title}>{t('chatBox.title')}</ScreenTitle>
        <p role="status" className={styles.state} data-desk={desk}>
          {desk && t(`chatBox.desk.${desk}`)}
        </p>
      </div>
    </header>
  );
}
