import { randomBytes } from 'node:crypto';
import { openListFile } from '../store/list-file';
import type { CallInput } from './calls';
import { ServiceRefusal } from './refusal';

const WAITS_MS = 3_600_000;
const MOST = 100;

/** A call that waits for the word of a second person. */
export interface WaitingCall {
  id: string;
  by: string;
  verb: string;
  channel: string;
  input: CallInput;
  until: string;
}

/** Calls that wait for a second person: each for an hour, in a file, so that a restart does not lose them. @param folder of the service */
export function openWaitingCalls(folder: string, now: () => number = Date.now) {
  const file = openListFile<WaitingCall>(folder, 'waiting', 'remove it; the calls in it are then made again');
  const isWaiting = ({ until }: WaitingCall) => Date.parse(until) > now();
  const list = async () => (await file.read()).filter(isWaiting);

  return {
    /** Oldest first. */
    list,
    /** @returns its id @throws ServiceRefusal when too many calls wait */
    async add(call: Omit<WaitingCall, 'id' | 'until'>): Promise<string> {
      const id = randomBytes(4).toString('hex');
      await file.change((before) => {
        const waiting = before.filter(isWaiting);
        if (waiting.length >= MOST) throw new ServiceRefusal(429, `${MOST} calls wait already. "approve" lists them.`);
        return [...waiting, { ...call, id, until: new Date(now() + WAITS_MS).toISOString() }];
      });
      return id;
    },
    /** @throws ServiceRefusal when no call waits under this id */
    async find(id: string): Promise<WaitingCall> {
      const found = (await list()).find((call) => call.id === id);
      if (found) return found;
      throw new ServiceRefusal(404, `No call waits as ${id}. A call waits for an hour; "approve" without an id lists all.`);
    },
    /** Takes a call out, so that it is made once. @returns false when somebody else has taken it */
    async take(id: string): Promise<boolean> {
      let isTaken = false;
      await file.change((before) => {
        isTaken = before.some((call) => call.id === id && isWaiting(call));
        return before.filter((call) => call.id !== id);
      });
      return isTaken;
    },
  };
}
