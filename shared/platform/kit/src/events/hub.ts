import { EVENTS, type EventName } from '@site/api/contracts/events';
import * as z from '@site/api/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import type { Executor } from '../data/database';
import { CHANNEL, type Announcement } from './announce';
import { eventFrame } from './event-stream';
import { createListening } from './listening';
import { createOpenStreams } from './open-streams';

/** An announcement as it is told: its data is whole. */
export interface HeardEvent extends Announcement {
  /** For every stream that it goes to. */
  frame: Buffer;
}

export interface Hearer {
  /** Null hears the events of all players. */
  playerId: number | null;
  /** In the order of the commits of one player. Must not wait. */
  hear: (event: HeardEvent) => void;
  /** Something may have been said that was not heard: whoever goes on asks anew for what it shows. */
  onLost: () => void;
}

type Read<N extends EventName> = (
  db: Executor,
  playerId: number,
  data: Record<string, unknown>,
) => Promise<z.input<(typeof EVENTS)[N]> | null>;

export interface HubOptions {
  db: Executor;
  openConnection: () => Client;
  log: FastifyBaseLogger;
  /** Whether data off the contract is a fault that is found here. */
  isChecked: boolean;
}

export type EventHub = ReturnType<typeof createEventHub>;

/** Hands what `announce` says in any process to whoever hears it in this one. Costs nothing until somebody does. */
export function createEventHub({ db, openConnection, log, isChecked }: HubOptions) {
  const reads = new Map<EventName, Read<EventName>>();
  const hearers = new Map<number | null, Set<Hearer>>();
  const lastOf = new Map<number, Promise<void>>();
  const listening = createListening({ openConnection, log, channel: CHANNEL, onPayload, onLost: () => lose([...hearers.keys()]) });

  function onPayload(payload: string) {
    try {
      take(JSON.parse(payload) as Announcement);
    } catch (problem) {
      log.error({ err: problem }, 'an announcement could not be taken');
    }
  }

  function take(announcement: Announcement) {
    const { playerId, name } = announcement;
    if (!hearers.has(playerId) && !hearers.has(null)) return;
    const before = lastOf.get(playerId);
    if (!before && !reads.has(name)) return tell(announcement);

    // One after the other for each player: a quick read must not overtake a slow one.
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

  /** As they are now: one may leave while the others are told. */
  const hearersOf = (players: readonly (number | null)[]) => players.flatMap((id) => [...(hearers.get(id) ?? [])]);

  function forget(hearer: Hearer) {
    const others = hearers.get(hearer.playerId);
    others?.delete(hearer);
    if (!others?.size) hearers.delete(hearer.playerId);
  }

  return {
    streams: createOpenStreams(),

    /**
     * How the data of an event is read where its announcement only names it: once for each announcement, after its commit, and
     * only when somebody hears it. Null tells nobody.
     */
    describe<N extends EventName>(name: N, read: Read<N>) {
      reads.set(name, read);
    },

    /** Resolves when everything that is committed from now on is heard. Call what it answers to hear no more. */
    async listen(hearer: Hearer): Promise<() => void> {
      hearers.set(hearer.playerId, (hearers.get(hearer.playerId) ?? new Set()).add(hearer));
      try {
        await listening.ready();
      } catch (problem) {
        forget(hearer);
        throw problem;
      }
      return () => forget(hearer);
    },

    /** Whether what is announced still comes here; ends the streams where it does not. */
    check: listening.check,

    async close() {
      lose([...hearers.keys()]);
      await listening.close();
    },
  };
}
