import { act } from '@testing-library/react';

/** Test double of an event stream: the test sends its messages. */
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

/** Installs the double until `endStreams`. @returns a function that returns the stream that was opened last */
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
