import { useParams, Navigate, useLocation, useQuery } from '@site/remote';
import { QuietFailure } from '#chat-frame';
import { chatBoxOf } from '#paths';
import { ChatScreen } from './chat-screen';
import { useRemoteId, supportChatQuery } from './conversation/chat-box.queries';
import { ChatRoom } from './chat-room';
import { MessagesSkeleton } from './messages/messages-skeleton';

/** `/chat-box/:chatId`, and `/chat-box`, which redirects to the first. @see C-13 */
export function ChatBoxPage() {
  const { chatId } = useParams();
  const remoteId = useRemoteId();
  // The key drops all state when the player or the chat changes.
  return chatId ? <ChatRoom key={`${remoteId}/${chatId}`} chatId={chatId} /> : <SupportChat key={remoteId} />;
}

/** Opens the chat with support and redirects to it; query and state of the address are passed on. */
function SupportChat() {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const chat = useQuery(supportChatQuery(useRemoteId()));

  if (chat.data !== undefined) return <Navigate to={`${chatBoxOf(chat.data)}${search}`} state={state} replace />;
  return <ChatScreen desk={null}>{chat.isError ? <QuietFailure onRetry={chat.refetch} /> : <MessagesSkeleton />}</ChatScreen>;
}
