import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { ChatBoxList, ChatBoxSkeleton } from './chat-box-list';
import { chatBoxQuery } from './chat-box.queries';
import styles from './chat-box.module.css';

export function ChatBoxPage() {
  const t = useText('chat');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('chatBox.title')}</h1>
      <ChatBoxContent />
    </div>
  );
}

/** The four states of the list. */
function ChatBoxContent() {
  const promotions = useQuery(chatBoxQuery());

  if (promotions.data) return promotions.data.length ? <ChatBoxList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <ChatBoxSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
