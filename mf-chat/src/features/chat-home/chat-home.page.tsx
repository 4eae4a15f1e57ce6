import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { ChatFrame } from '#chat-frame';
import { greetingOf } from './chat-home.rules';
import { ComplaintsEntry } from './complaints-entry';
import { OnShow } from './on-show';
import { Questions } from './questions';
import { RecentMessage } from './recent-message';
import { WriteToUs } from './write-to-us';
import styles from './chat-home.module.css';

export function ChatHomePage() {
  const t = useText('chat');
  const name = useShell().session.player?.username ?? '';
  return (
    <ChatFrame title={t(greetingOf(Date.now()), { name })} lead={t('chatHome.lead')}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <WriteToUs />
          <RecentMessage />
        </div>
        <div className={styles.side}>
          <Questions />
          <ComplaintsEntry />
        </div>
      </div>
      <OnShow />
    </ChatFrame>
  );
}
