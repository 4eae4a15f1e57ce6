import type { createStore } from 'jotai';
import type { QueryClient } from '@tanstack/react-query';
import { unreadQuery } from './inbox.queries';
import { playerAtom } from '../session/session.atoms';
import { chatUnreadAtom } from './events.atoms';
import type { Events } from './events.service';
import { afterEvent, NOTHING_UNREAD } from './unread.rules';

interface UnreadParts {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  listen: Events['listen'];
}

/** Updates the numbers of unread messages from the platform's events. @returns a function that stops it */
export function followUnread({ store, queryClient, listen }: UnreadParts) {
  const { queryKey } = unreadQuery();

  async function setInbox(unread: number) {
    // A request in flight would bring an older number.
    await queryClient.cancelQueries({ queryKey });
    if (store.get(playerAtom)) queryClient.setQueryData(queryKey, unread);
  }

  const stopListening = listen((event) => {
    store.set(chatUnreadAtom, (before) => afterEvent(before, event));
    if (event.name === 'hello') void setInbox(event.data.unread.inbox);
    if (event.name === 'inbox') void setInbox(event.data.unread);
  });
  const stopPlayer = store.sub(playerAtom, () => store.set(chatUnreadAtom, NOTHING_UNREAD));
  return () => {
    stopListening();
    stopPlayer();
  };
}
