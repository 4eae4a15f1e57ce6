import type { createStore } from 'jotai';
import type { PlatformEvent } from '@site/api/contracts/events';
import type { EventsService } from '@site/remote';
import { eventsOpenAtom } from './events.atoms';

/** Passes the events of the platform to all listeners. */
export function createEvents(store: ReturnType<typeof createStore>) {
  const listeners = new Set<(event: PlatformEvent) => void>();

  const listen: EventsService['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  /** Catches errors, so that one failing listener does not keep an event from the others. */
  function tell(event: PlatformEvent) {
    for (const listener of [...listeners]) {
      try {
        listener(event);
      } catch (problem) {
        console.error(`A listener failed at "${event.name}"`, problem);
      }
    }
  }

  return { listen, tell, setOpen: (isOpen: boolean) => store.set(eventsOpenAtom, isOpen) };
}

export type Events = ReturnType<typeof createEvents>;
