import type { Services } from '../services/create-services';
import { askEvents } from '#core/events/ask-events';
import { createEventStream } from '#core/events/event-stream';
import { followUnread } from '#core/events/follow-unread';

/** Opens the event stream. Its code is fetched after the first view; until then every part polls. @returns a function that stops it */
export function startEvents({ store, session, events, expire, host }: Services, ask = askEvents) {
  const stopUnread = followUnread({ store, queryClient: host.queryClient, listen: events.listen });
  const { tell, setOpen } = events;
  const stopStream = createEventStream({ store, session, ask, tell, setOpen, onUnauthenticated: expire }).start();
  return () => {
    stopStream();
    stopUnread();
  };
}
