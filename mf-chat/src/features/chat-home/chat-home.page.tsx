import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { ChatHomeList, ChatHomeSkeleton } from './chat-home-list';
import { chatHomeQuery } from './chat-home.queries';
import styles from './chat-home.module.css';

export function ChatHomePage() {
  const t = useText('chat');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('chatHome.title')}</h1>
      <ChatHomeContent />
    </div>
  );
}

/** The four states of the list. */
function ChatHomeContent() {
  const promotions = useQuery(chatHomeQuery());

  if (promotions.data) return promotions.data.length ? <ChatHomeList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <ChatHomeSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
