import { ApiError, call } from '@site/api';
import {
  deleteInboxMessage,
  editInboxMessage,
  getInbox,
  getInboxMessage,
  INBOX_POLL_MS,
  readInboxMessage,
} from '@site/api/contracts/inbox';
import type { PageSize } from '@site/api/contracts/site';
import type { Language } from '@site/i18n';
import { queryOptions, useEvents, useMutation, useQueryClient } from '@site/remote';
import { UNREAD } from '@site/remote/reads';
import type { Edit } from './edits.rules';
import { fewAtOnce, type Done } from './few-at-once';
import { edited, marked, without, type PageOfMessages } from './inbox.rules';

const root = (remoteId: string) => ['chat', 'inbox', remoteId];
const pagesOf = (remoteId: string) => [...root(remoteId), 'pages'];

/**
 * The platform writes messages in the language of the request, so the language is part of the key. While another page loads, the page
 * before stays.
 */
export const inboxQuery = (remoteId: string, language: Language, { page, pageSize }: { page: number; pageSize: PageSize }) =>
  queryOptions({
    queryKey: [...pagesOf(remoteId), language, page, pageSize],
    queryFn: async ({ signal }) => (await call(getInbox, { remote_id: remoteId, page, per_page: pageSize }, { signal })).data,
    refetchInterval: INBOX_POLL_MS,
    placeholderData: (before) => before,
  });

export const messageQuery = (remoteId: string, language: Language, id: string) =>
  queryOptions({
    queryKey: [...root(remoteId), 'message', language, id],
    queryFn: async ({ signal }) => (await call(getInboxMessage, { id, remote_id: remoteId }, { signal })).data,
  });

/** Reloads the inbox after an event. */
export function useInboxNews(remoteId: string) {
  const cache = useQueryClient();
  const ask = () => {
    // During own changes no reload: `refresh` reloads when all of them are done.
    if (!cache.isMutating({ mutationKey: root(remoteId) })) void cache.invalidateQueries({ queryKey: root(remoteId) });
  };
  useEvents({ inbox: ask, hello: ask });
}

const unlessGone = (problem: unknown) => {
  if (problem instanceof ApiError && problem.code === 'platform.not_found') return;
  throw problem;
};

/** Changes the cached pages, and reloads them after a change. */
function useInboxCache(remoteId: string) {
  const cache = useQueryClient();
  return {
    stop: () => cache.cancelQueries({ queryKey: pagesOf(remoteId) }),
    change: (change: (page: PageOfMessages) => PageOfMessages) =>
      void cache.setQueriesData<PageOfMessages>({ queryKey: pagesOf(remoteId) }, (page) => page && change(page)),
    refresh() {
      void cache.invalidateQueries({ queryKey: root(remoteId) });
      void cache.invalidateQueries({ queryKey: UNREAD });
    },
  };
}

/** Marks messages as read at once; those that the platform refused become unread again. A message that is gone counts as done. */
export function useReadMessages(remoteId: string) {
  const { stop, change, refresh } = useInboxCache(remoteId);
  return useMutation<Done<number>, ApiError, readonly number[]>({
    mutationKey: root(remoteId),
    mutationFn: (ids) => fewAtOnce(ids, (id) => call(readInboxMessage, { id: String(id), remote_id: remoteId }).catch(unlessGone)),
    retry: false,
    async onMutate(ids) {
      await stop();
      change((page) => marked(page, ids, true));
    },
    onSuccess: ({ failed }) => change((page) => marked(page, failed, false)),
    onSettled: refresh,
  });
}

export function useDeleteMessages(remoteId: string) {
  const { stop, change, refresh } = useInboxCache(remoteId);
  return useMutation<Done<number>, ApiError, readonly number[]>({
    mutationKey: root(remoteId),
    mutationFn: (ids) => fewAtOnce(ids, (id) => call(deleteInboxMessage, { id: String(id), remote_id: remoteId }).catch(unlessGone)),
    retry: false,
    async onSuccess({ done }) {
      await stop();
      change((page) => without(page, done));
    },
    onSettled: refresh,
  });
}

/** Changes the player's own copy of messages. @see N-47 */
export function useSaveMessages(remoteId: string) {
  const { stop, change, refresh } = useInboxCache(remoteId);
  return useMutation<Done<Edit>, ApiError, readonly Edit[]>({
    mutationKey: root(remoteId),
    mutationFn: (edits) =>
      fewAtOnce(edits, ({ id, title, message }) => call(editInboxMessage, { id: String(id), remote_id: remoteId, title, message })),
    retry: false,
    async onSuccess({ done }) {
      await stop();
      change((page) => edited(page, done));
    },
    onSettled: refresh,
  });
}
