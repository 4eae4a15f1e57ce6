import { act } from '@testing-library/react';

/** A stream that says what the test lets it say. */
export class EventSourceDouble extends EventTarget {
  static opened: EventSourceDouble[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    super();
    EventSourceDouble.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(name: string, data: unknown = {}) {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data) })));
  }
  break() {
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

/** Streams can be opened from now on, until `endStreams`. @returns the one that was opened last */
export function startStreams(): () => EventSourceDouble {
  EventSourceDouble.opened = [];
  Reflect.set(globalThis, 'EventSource', EventSourceDouble);
  return () => {
    const last = EventSourceDouble.opened.at(-1);
    if (!last) throw new Error('No stream was opened');
    return last;
  };
}
export const endStreams = () => Reflect.deleteProperty(globalThis, 'EventSource');
