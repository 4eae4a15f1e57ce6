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

/** Messages of this player, in all chats, that the platform has not stored yet. */
export function useOutbox() {
  const sender = use(SenderContext);
  const { entries, sending } = useSyncExternalStore(sender.subscribe, sender.state);
  return { sender, entries, sending };
}
