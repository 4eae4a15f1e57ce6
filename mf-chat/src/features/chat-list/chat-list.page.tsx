import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton, NoData } from '@site/ui';
import { ChatFrame, QuietFailure } from '#chat-frame';
import { ChatRow, ChatsSkeleton, useChats, useWriting } from '#chats';
import { CHAT_BOX } from '#paths';
import styles from './chat-list.module.css';

export function ChatListPage() {
  const t = useText('chat');
  return (
    <ChatFrame title={t('chatList.title')} lead={t('chatList.lead')}>
      <Chats />
    </ChatFrame>
  );
}

function Chats() {
  const t = useText('chat');
  const chats = useChats();
  const writing = useWriting();

  if (chats.data?.length)
    return (
      <ul className={styles.list}>
        {chats.data.map((chat) => (
          <li key={chat.chat_id}>
            <ChatRow chat={chat} isWriting={writing === chat.chat_id} />
          </li>
        ))}
      </ul>
    );
  if (chats.data)
    return (
      <NoData text={t('chatList.none')}>
        <LinkButton as={Link} to={CHAT_BOX} icon="chat">
          {t('Send us a Message')}
        </LinkButton>
      </NoData>
    );
  if (chats.isPending) return <ChatsSkeleton />;
  return <QuietFailure onRetry={chats.refetch} />;
}
