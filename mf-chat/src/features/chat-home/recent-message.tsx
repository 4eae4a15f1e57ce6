import { useText } from '@site/i18n';
import { QuietFailure } from '#chat-frame';
import { ChatRow, ChatsSkeleton, useChats, useWriting } from '#chats';
import { Section } from './section';
import styles from './recent-message.module.css';

/** The newest message of all chats; the platform lists its chat first. */
export function RecentMessage() {
  const t = useText('chat');
  return (
    <Section title={t('chatHome.recent')}>
      <RecentContent />
    </Section>
  );
}

function RecentContent() {
  const t = useText('chat');
  const chats = useChats();
  const writing = useWriting();
  const newest = chats.data?.find(({ last_message }) => last_message !== null);

  if (newest) return <ChatRow chat={newest} isWriting={writing === newest.chat_id} />;
  if (chats.data) return <p className={styles.none}>{t('chatHome.recent.none')}</p>;
  if (chats.isPending) return <ChatsSkeleton />;
  return <QuietFailure onRetry={chats.refetch} />;
}
