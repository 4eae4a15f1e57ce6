import { randomBytes } from 'node:crypto';
import type { CallInput } from './calls';
import { ServiceRefusal } from './refusal';

const WAITS_MS = 3_600_000;

/** A call that waits for the word of a second person. */
export interface WaitingCall {
  id: string;
  by: string;
  verb: string;
  channel: string;
  input: CallInput;
  isJson: boolean;
}

/** Areas of channels whose new code needs two people, as `channel:area`. Going back never does, because it is what helps at night. */
export const readSecondPersonRule = ({ RELEASE_SECOND_PERSON }: NodeJS.ProcessEnv): ReadonlySet<string> =>
  new Set((RELEASE_SECOND_PERSON ?? 'live:shell').split(',').filter(Boolean));

/** Calls that wait for a second person. They are kept in memory for an hour: after a restart they are made again. */
export function createWaitingCalls(now: () => number = Date.now) {
  const waiting = new Map<string, WaitingCall & { until: number }>();

  return {
    add(call: Omit<WaitingCall, 'id'>): string {
      const id = randomBytes(4).toString('hex');
      waiting.set(id, { ...call, id, until: now() + WAITS_MS });
      return id;
    },
    /** @throws ServiceRefusal when no call waits under this id */
    find(id: string): WaitingCall {
      const found = waiting.get(id);
      if (found && found.until > now()) return found;
      throw new ServiceRefusal(404, `No call waits as ${id}. A call waits for an hour, and until a restart of the service.`);
    },
    /** Takes a call out, so that it is made once. */
    take: (id: string) => waiting.delete(id),
  };
}
