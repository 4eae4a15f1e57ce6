import type { EventSourceMessage } from 'eventsource-parser';
import { EVENTS, type EventName, type PlatformEvent } from '@site/api/contracts/events';
import * as z from '@site/api/schema';

const isKnown = (name: string | undefined): name is EventName => name !== undefined && Object.hasOwn(EVENTS, name);

/** The event of a message; null for an unknown name, as of a later platform, and for data that breaks the contract. */
export function readEvent({ event: name, data }: EventSourceMessage): PlatformEvent | null {
  if (!isKnown(name)) return null;
  const read = z.safeParse(EVENTS[name], jsonOf(data));
  if (read.success) return { name, data: read.data } as PlatformEvent;
  console.error(`An event "${name}" could not be read`, read.error);
  return null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
