import type { Services } from '../services/create-services';
import { askEvents } from '#core/events/ask-events';
import { createEventStream } from '#core/events/event-stream';
import { followUnread } from '#core/events/follow-unread';

/** Fetched after the first view: until then everybody asks by polling. @returns how to stop. */
export function startEvents({ store, session, events, expire, host }: Services, ask = askEvents) {
  const stopUnread = followUnread({ store, queryClient: host.queryClient, listen: events.listen });
  const { tell, setOpen } = events;
  const stopStream = createEventStream({ store, session, ask, tell, setOpen, onUnauthenticated: expire }).start();
  return () => {
    stopStream();
    stopUnread();
  };
}
