import { createContext, use, useSyncExternalStore } from 'react';
import type { Sender } from './create-sender';

const IDLE: Sender = {
  start: () => {},
  stop: () => {},
  flush: () => {},
  add: () => {},
  retry: () => {},
  remove: () => {},
  subscribe: () => () => {},
  listen: () => () => {},
  state: () => NOTHING,
};
const NOTHING = { entries: [], sending: null };

export const SenderContext = createContext(IDLE);

/** What this player has written and the platform does not have yet, of all chats. */
export function useOutbox() {
  const sender = use(SenderContext);
  const { entries, sending } = useSyncExternalStore(sender.subscribe, sender.state);
  return { sender, entries, sending };
}
