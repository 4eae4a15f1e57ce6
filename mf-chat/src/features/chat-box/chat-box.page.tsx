import { useParams } from '@site/remote';
import { useRemoteId } from './conversation/chat-box.queries';
import { ChatRoom } from './chat-room';
import { SupportChat } from './support-chat';

/** `/chat-box/:chatId`, and `/chat-box`, which leads there. @see C-13 */
export function ChatBoxPage() {
  const { chatId } = useParams();
  const remoteId = useRemoteId();
  // Another player, or another chat, begins with nothing of the one before.
  return chatId ? <ChatRoom key={`${remoteId}/${chatId}`} chatId={chatId} /> : <SupportChat key={remoteId} />;
}
