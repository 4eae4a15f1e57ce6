import { atom, type createStore } from 'jotai';
import type { PlatformEvent } from '@site/api/contracts/events';
import type { EventsService } from '@site/remote';

export const eventsOpenAtom = atom(false);

/** Hands what the platform tells to everybody who listens. */
export function createEvents(store: ReturnType<typeof createStore>) {
  const listeners = new Set<(event: PlatformEvent) => void>();

  const listen: EventsService['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    listen,
    tell: (event: PlatformEvent) => listeners.forEach((listener) => listener(event)),
    setOpen: (isOpen: boolean) => store.set(eventsOpenAtom, isOpen),
  };
}
