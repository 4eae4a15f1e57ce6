import { call } from '@site/api';
import {
  CHAT_POLL_MS,
  getAttachment,
  getMessages,
  MESSAGES_PER_ANSWER,
  openChat,
  readChat,
  sayTyping,
  SUPPORT_USER_ID,
  TYPING_HOLDS_MS,
} from '@site/api/contracts/chat';
import { queryOptions, useMutation, useQueryClient, useShell } from '@site/remote';
import { UNREAD } from '@site/remote/reads';
import type { EndpointOutput } from '@site/api/schema';
import { askAfter, joinNews, NOTHING_KNOWN, type Conversation } from './messages.rules';

type Answer = EndpointOutput<typeof getMessages>;

export const useRemoteId = () => useShell().session.player?.remoteId ?? '';

/** Id of the chat with support; the platform creates the chat at its first use. @see C-13 */
export const supportChatQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['chat', 'support', remoteId],
    queryFn: async ({ signal }) => (await call(openChat, { user_one_id: remoteId, user_two_id: SUPPORT_USER_ID }, { signal })).chat.id,
    staleTime: Infinity,
  });

const conversationKey = (remoteId: string, chatId: string) => ['chat', 'messages', remoteId, chatId];

/** Requests only messages that may be new, and joins each answer to the known ones. */
export const conversationQuery = (remoteId: string, chatId: string, hasEvents: boolean) =>
  queryOptions({
    queryKey: conversationKey(remoteId, chatId),
    queryFn: async ({ client, queryKey, signal }) => {
      const known = client.getQueryData<Conversation>(queryKey) ?? NOTHING_KNOWN;
      const ask = (input: { after?: number }) => call(getMessages, { chatId, ...input }, { signal });
      let after = askAfter(known, MESSAGES_PER_ANSWER);
      if (after === undefined) {
        const answer = await ask({});
        return newsOf(answer, answer.has_more);
      }
      let news = NOTHING_KNOWN;
      for (let hasMore = true; hasMore;) {
        const answer = await ask({ after });
        news = joinNews(news, newsOf(answer, null));
        after = answer.messages.at(-1)?.id ?? after;
        hasMore = answer.has_more && answer.messages.length > 0;
      }
      return news;
    },
    // Keeps an event that arrived while the request was in flight.
    structuralSharing: (before, now) => joinNews((before as Conversation | undefined) ?? NOTHING_KNOWN, now as Conversation),
    staleTime: 0,
    refetchInterval: hasEvents ? false : CHAT_POLL_MS,
  });

const newsOf = ({ messages, is_typing, desk }: Answer, hasOlder: boolean | null): Conversation => ({
  ...NOTHING_KNOWN,
  messages,
  hasOlder,
  listedUpTo: messages.at(-1)?.id ?? 0,
  desk,
  typingUntilMs: typingUntil(is_typing),
});

export const typingUntil = (isTyping: boolean) => (isTyping ? Date.now() + TYPING_HOLDS_MS : 0);

/** Joins news that did not come from the query, such as events. */
export function useNews(chatId: string) {
  const client = useQueryClient();
  const key = conversationKey(useRemoteId(), chatId);
  return {
    tell: (news: Partial<Conversation>) => {
      client.setQueryData<Conversation>(key, (before = NOTHING_KNOWN) => joinNews(before, news));
    },
    ask: () => client.invalidateQueries({ queryKey: key }),
  };
}

export function useOlder(chatId: string) {
  const { tell } = useNews(chatId);
  return useMutation({
    mutationFn: (before: number) => call(getMessages, { chatId, before }),
    onSuccess: ({ messages, has_more }) => tell({ messages, hasOlder: has_more }),
  });
}

export function useReadChat(chatId: string) {
  const client = useQueryClient();
  const remoteId = useRemoteId();
  const { tell } = useNews(chatId);
  return useMutation({
    networkMode: 'always',
    mutationFn: (upTo: number) => call(readChat, { chatId, up_to: upTo }),
    onSuccess: (_, upTo) => {
      tell({ seenUpTo: upTo });
      void client.invalidateQueries({ queryKey: ['chat', 'chats', remoteId] });
      void client.invalidateQueries({ queryKey: UNREAD });
    },
  });
}

/** Not paused without a network: sent later, it would no longer be true. */
export const useSayTyping = (chatId: string) => useMutation({ networkMode: 'always', mutationFn: () => call(sayTyping, { chatId }) });

export const attachmentQuery = (remoteId: string, id: number) =>
  queryOptions({
    queryKey: ['chat', 'attachment', remoteId, id],
    queryFn: ({ signal }) => call(getAttachment, { id: String(id) }, { signal }),
    staleTime: Infinity,
  });
