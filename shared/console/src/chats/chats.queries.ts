import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { draftAnswer, giveChat, listChats, readChat, readFile, sayDeskTyping, writeToPlayer } from '@site/platform-operator/calls';
import { ask, pollEvery } from '#calls';

const KEY = ['chats'];
const REFRESH_MS = 3_000;

/** Chats, those that wait for a person first; asked for again every few seconds while the page is visible. */
export const useChats = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask(listChats, {}, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** Asks for the list after a change of the person. */
function useFreshChats() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}

/** Takes a chat over, or gives it back to the assistant. */
export const useGive = () =>
  useMutation({
    mutationFn: (given: { chat: string; desk: 'assistant' | 'person' }) => ask(giveChat, given),
    onSuccess: useFreshChats(),
  });

/** Writes to a player; that takes the chat over, too. */
export const useWrite = (chat: string) =>
  useMutation({ mutationFn: (content: string) => ask(writeToPlayer, { chat, content }), onSuccess: useFreshChats() });

/** Messages before one. */
export const useOlder = (chat: string) => useMutation({ mutationFn: (before: number) => ask(readChat, { chat, before: String(before) }) });

/** Says that the person writes; a report that is lost has no effect. */
export const sayTyping = (chat: string) => void ask(sayDeskTyping, { chat, is_typing: true }).catch(() => {});

/** Answer that the assistant would give to the newest message. @param about names the state of the chat; null while nothing is open */
export const useDraft = (chat: string, about: string | null) =>
  useQuery({
    queryKey: ['chat-draft', chat, about],
    queryFn: ({ signal }) => ask(draftAnswer, { chat }, { signal, isPolled: true }).then(({ draft }) => draft),
    enabled: about !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** File of a message. */
export const chatFileQuery = (message: number) =>
  queryOptions({
    queryKey: ['chat-file', message],
    queryFn: ({ signal }) => ask(readFile, { message: String(message) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
