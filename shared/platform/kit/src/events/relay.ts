import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../data/database';
import { hasHints, lastHintId, takeHints, watchOutbox } from './outbox';
import type { EventTransport } from './transport';

/** Least time in ms from one turn to the next. It bounds the number of commits that notify, and hints of this time leave together. */
const BUSY_MS = 10;
/** Poll interval in ms: upper bound on the extra delay of hints that another process wrote. */
const IDLE_MS = 100;
/** Pause in ms after a turn that failed. */
const AWAY_MS = 500;
/** Time in ms after which an id that was given out is expected to be committed, or never to be. */
const OPEN_MS = 60_000;

export interface RelayOptions {
  /** Best with a connection of its own, so that no call makes the hints wait. */
  db: Executor;
  transport: EventTransport;
  log: FastifyBaseLogger;
  openMs?: number;
}

/**
 * Sends the hints of the outbox, at least once. Any number of processes may run it; they take turns. Commits of this process wake it at
 * once, and it looks for those of others.
 */
export function startRelay({ db, transport, log, openMs = OPEN_MS }: RelayOptions) {
  const startOf = createStart(db, openMs);
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | null = null;
  let startedAt = -Infinity;
  let isWoken = false;
  let isAway = false;
  let isStopped = false;
  const unwatch = watchOutbox(wake);
  next(0);

  function wake() {
    isWoken = true;
    if (!turn && !isAway) next(0);
  }

  function next(pauseMs: number) {
    clearTimeout(timer);
    if (isStopped) return;
    const waitMs = Math.max(pauseMs, startedAt + BUSY_MS - performance.now());
    if (waitMs > 0) timer = setTimeout(begin, waitMs).unref();
    else begin();
  }

  function begin() {
    turn = takeTurn().then((pauseMs) => {
      turn = null;
      next(pauseMs);
    });
  }

  async function takeTurn() {
    startedAt = performance.now();
    const hasNews = isWoken;
    isWoken = false;
    try {
      await transport.ready();
      const start = await startOf();
      const hasSent = (hasNews || (await hasHints(db, start))) && (await relayHints(db, transport, start));
      if (isAway) log.info('events leave the outbox again');
      isAway = false;
      return hasSent || isWoken ? 0 : IDLE_MS;
    } catch (problem) {
      if (!isAway && !isStopped) log.warn({ err: problem }, 'events wait in the outbox');
      isAway = true;
      return AWAY_MS;
    }
  }

  return {
    /** Resolves when the turn that runs has ended. */
    async stop() {
      isStopped = true;
      unwatch();
      clearTimeout(timer);
      await turn;
    },
  };
}

/**
 * Every sent hint leaves a dead entry in the index until no transaction can see it, which a backup delays for hours. So turns begin
 * behind the ids of the last minutes, except for one turn a minute, which finds the hints of a longer transaction.
 * @returns a function that gives the id after which the next turn looks
 */
function createStart(db: Executor, openMs: number) {
  let start = 0;
  let next = 0;
  let movedAt = -Infinity;
  return async () => {
    if (performance.now() - movedAt < openMs) return start;
    const last = await lastHintId(db);
    movedAt = performance.now();
    [start, next] = [next, last];
    return 0;
  };
}

/** @returns true when it sent hints */
const relayHints = (db: Executor, transport: EventTransport, after: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const hints = await takeHints(tx, after);
    if (hints.length) await transport.publish(tx, hints);
    return hints.length > 0;
  });
