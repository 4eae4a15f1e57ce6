import { EVENTS, type EventName } from '@site/api/contracts/events';
import * as z from '@site/api/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../data/database';
import { playerSubject, type Announcement, type SentAnnouncement } from './announce';
import { eventFrame } from './event-stream';
import { createOpenStreams } from './open-streams';
import { HINTS_AT_ONCE } from './outbox';
import type { EventTransport, Hint } from './transport';

/** An announcement as it is delivered, with complete data. */
export interface HeardEvent extends Announcement {
  /** The encoded event for every stream. */
  frame: Buffer;
}

export interface Hearer {
  /** Null subscribes to the events of all players. */
  playerId: number | null;
  /** Called in the order in which transactions of this player that do not overlap were committed. Must not block. */
  hear: (event: HeardEvent) => void;
  /** Called when events may have been missed: the listener must reload its data. */
  onLost: () => void;
}

type Read<N extends EventName> = (
  db: Executor,
  playerId: number,
  data: Record<string, unknown>,
) => Promise<z.input<(typeof EVENTS)[N]> | null>;

export interface HubOptions {
  db: Executor;
  transport: EventTransport;
  log: FastifyBaseLogger;
  /** Checks every event against its contract, and logs and drops an invalid one. */
  isChecked: boolean;
}

export type EventHub = ReturnType<typeof createEventHub>;

/** Delivers events that any process announces to the listeners in this process. Makes no query while nobody listens. */
export function createEventHub({ db, transport, log, isChecked }: HubOptions) {
  const reads = new Map<EventName, Read<EventName>>();
  const hearers = new Map<number | null, Set<Hearer>>();
  const lastOf = new Map<number, Promise<void>>();
  const isNew = createMemory(2 * HINTS_AT_ONCE);
  const listening = transport.listen({ log, topic: 'p', onHint, onLost: () => lose([...hearers.keys()]) });

  function onHint({ id, body }: Hint) {
    const { data, ...about } = body as SentAnnouncement;
    const { playerId } = about;
    if ((!hearers.has(playerId) && !hearers.has(null)) || !isNew(id)) return;
    if (data) take({ ...about, data });
    else lose([playerId, null]);
  }

  function take(announcement: Announcement) {
    const { playerId, name } = announcement;
    const before = lastOf.get(playerId);
    if (!before && !reads.has(name)) return tell(announcement);

    // Deliver in sequence for each player: a quick read must not overtake a slow one.
    const told = Promise.resolve(before).then(() => readAndTell(announcement));
    lastOf.set(playerId, told);
    void told.then(() => lastOf.get(playerId) === told && lastOf.delete(playerId));
  }

  async function readAndTell(announcement: Announcement) {
    const { playerId, name, data } = announcement;
    try {
      const read = reads.get(name);
      const whole = read ? await read(db, playerId, data) : data;
      if (whole) tell({ ...announcement, data: whole });
    } catch (problem) {
      log.error({ err: problem, event: name }, 'an event could not be told');
      lose([playerId, null]);
    }
  }

  function tell(announcement: Announcement) {
    const { playerId, name, data } = announcement;
    if (isChecked && !z.safeParse(EVENTS[name], data).success) return log.error({ event: name }, 'an event is off its contract');
    const event = { ...announcement, frame: eventFrame(name, data) };
    for (const { hear } of hearersOf([playerId, null])) hear(event);
  }

  const lose = (players: readonly (number | null)[]) => hearersOf(players).forEach(({ onLost }) => onLost());

  /** A copy, because a listener may unsubscribe during the delivery. */
  const hearersOf = (players: readonly (number | null)[]) => players.flatMap((id) => [...(hearers.get(id) ?? [])]);

  function forget(hearer: Hearer) {
    const others = hearers.get(hearer.playerId);
    others?.delete(hearer);
    if (others?.size) return;
    hearers.delete(hearer.playerId);
    listening.unfollow(playerSubject(hearer.playerId));
  }

  return {
    streams: createOpenStreams(),

    /**
     * Registers how to read the data of an event whose announcement carries only an id. The read runs once for each announcement, after its
     * commit, and only when somebody listens. Null drops the event.
     */
    describe<N extends EventName>(name: N, read: Read<N>) {
      reads.set(name, read);
    },

    /** Resolves when every later commit will be delivered. @returns a function that unsubscribes */
    async listen(hearer: Hearer): Promise<() => void> {
      hearers.set(hearer.playerId, (hearers.get(hearer.playerId) ?? new Set()).add(hearer));
      try {
        await listening.follow(playerSubject(hearer.playerId));
      } catch (problem) {
        forget(hearer);
        throw problem;
      }
      return () => forget(hearer);
    },

    /** Tests the connection; if it is lost, `onLost` of every listener runs. */
    check: listening.check,

    async close() {
      lose([...hearers.keys()]);
      await listening.close();
    },
  };
}

/**
 * A relay that died sends the same hints again before any other. @param size number of last ids that are remembered
 * @returns a function that is true for an id that was not seen
 */
function createMemory(size: number) {
  const seen = new Set<number>();
  return (id: number) => {
    if (seen.has(id)) return false;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > size && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}
