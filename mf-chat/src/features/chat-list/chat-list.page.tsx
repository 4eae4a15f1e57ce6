import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { ChatListList, ChatListSkeleton } from './chat-list-list';
import { chatListQuery } from './chat-list.queries';
import styles from './chat-list.module.css';

export function ChatListPage() {
  const t = useText('chat');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('chatList.title')}</h1>
      <ChatListContent />
    </div>
  );
}

/** The four states of the list. */
function ChatListContent() {
  const promotions = useQuery(chatListQuery());

  if (promotions.data) return promotions.data.length ? <ChatListList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <ChatListSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
