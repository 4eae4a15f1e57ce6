import { Navigate, useLocation, useQuery } from '@site/remote';
import { QuietFailure } from '#chat-frame';
import { chatBoxOf } from '#paths';
import { ChatScreen } from './chat-screen';
import { supportChatQuery, useRemoteId } from './conversation/chat-box.queries';
import { MessagesSkeleton } from './messages/messages-skeleton';

/** Asks for the chat with support and goes there; what the address says beyond that goes along. */
export function SupportChat() {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const chat = useQuery(supportChatQuery(useRemoteId()));

  if (chat.data !== undefined) return <Navigate to={`${chatBoxOf(chat.data)}${search}`} state={state} replace />;
  return <ChatScreen desk={null}>{chat.isError ? <QuietFailure onRetry={chat.refetch} /> : <MessagesSkeleton />}</ChatScreen>;
}
