import { setTimeout as wait } from 'node:timers/promises';
import { count, gauge } from '@site/serving/metrics';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from './database';
import { databaseErrorCode, FailedQuery } from './problems';
import { findPosition, isAtOrAfter, type LogPosition } from './replica-position';

/** Parts of the platform whose reads are long and may run at a replica. */
export type ReadPlace = 'records' | 'statement' | 'referral' | 'audit';

/** Long reads, at the primary or at a replica of it. */
export interface ReplicaReads {
  /**
   * Runs `work`, which must only read. It sees every transaction that was visible at the primary when this was called, so a player never
   * misses an own row. `work` runs once more, at the primary, when the replica fails meanwhile.
   */
  read<T>(place: ReadPlace, work: (db: Executor) => Promise<T>): Promise<T>;
}

/** For a site without a replica. */
export const readsAt = (primary: Executor): ReplicaReads => ({ read: (_, work) => work(primary) });

export interface ReplicaOptions {
  primary: Executor;
  replica: Executor;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  lookEveryMs?: number;
}

const LOOK_EVERY_MS = 500;
/** Longest time until the replica has everything. With it the wait for a connection and an answer. */
const REACHED_WITHIN_MS = 250;
/** Pauses in ms between two looks at the position of the replica; together less than the longest time. */
const PAUSES_MS = [1, 2, 4, 8, 16, 32, 64];
/** Positions that the replica has not reached; with more of them, those in the middle are forgotten. */
const MOST_AWAITED = 240;
const QUERY_CANCELED = '57014';

/** The replica does not answer in time, is behind, or is no replica of this primary. */
class NotReached extends Error {
  /** @param position what the replica has, if it answered */
  constructor(
    message: string,
    readonly position: LogPosition | null = null,
  ) {
    super(message);
  }
}

/** The reads of a process that has a replica. Call `stop` at the end. */
export function createReplicaReads({ primary, replica, log, lookEveryMs = LOOK_EVERY_MS }: ReplicaOptions) {
  /** False while reads do not try the replica, so that only a look waits for one that is away or behind. */
  let isNear = false;
  let isReported = false;
  /** Positions of the primary that the replica did not have at the last look, oldest first. */
  let awaited: { position: LogPosition; at: number }[] = [];
  let isLooking = false;

  const isHelpless = (problem: unknown) =>
    problem instanceof NotReached || (problem instanceof FailedQuery && databaseErrorCode(problem) !== QUERY_CANCELED);

  async function look() {
    if (isLooking) return;
    isLooking = true;
    try {
      const position = await findPosition(primary);
      if (!position) return;
      awaited.push({ position, at: performance.now() });
      if (awaited.length > MOST_AWAITED) awaited.splice(1, 1);
      await onReached(replica, position, () => Promise.resolve());
      awaited = [];
      report(true);
    } catch (problem) {
      const reached = problem instanceof NotReached ? problem.position : null;
      if (reached) awaited = awaited.filter(({ position }) => !isAtOrAfter(reached, position));
      // A primary that is away is reported by the calls.
      report(false, problem);
    } finally {
      isLooking = false;
    }
  }

  function report(isNearNow: boolean, problem?: unknown) {
    isNear = isNearNow;
    if (isNear && isReported) log.info('Long reads are at the replica again');
    if (!isNear && !isReported) log.warn({ err: problem }, 'The replica is away or behind, so long reads are at the primary');
    isReported = !isNear;
  }

  async function read<T>(place: ReadPlace, work: (db: Executor) => Promise<T>): Promise<T> {
    if (isNear) {
      try {
        const position = await findPosition(primary);
        if (position) {
          const answer = await onReached(replica, position, work);
          count('site_replica_reads_total', { place, server: 'replica' });
          return answer;
        }
      } catch (problem) {
        if (!isHelpless(problem)) throw problem;
        if (!(problem instanceof NotReached)) isNear = false;
      }
    }
    count('site_replica_reads_total', { place, server: 'primary' });
    return work(primary);
  }

  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return {
    read,
    look,
    /** Time in ms since the replica had everything, as far as the looks tell. */
    lagMs: () => (awaited[0] ? performance.now() - awaited[0].at : 0),
    stop: () => clearInterval(timer),
  };
}

/** Shows in the metrics how far the replica is behind. */
export const gaugeReplica = ({ lagMs }: Pick<ReturnType<typeof createReplicaReads>, 'lagMs'>) =>
  gauge('site_replica_lag_seconds', () => lagMs() / 1000);

/**
 * Runs `work` in a transaction of the replica, on the connection that showed that the replica has everything up to `wanted`: behind one
 * address there may be several replicas. @throws NotReached when it has not in time
 */
async function onReached<T>(replica: Executor, wanted: LogPosition, work: (db: Executor) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const isInTime = new AbortController();
  const done = replica.transaction(async (tx) => {
    await untilReached(tx, wanted, late.signal);
    isInTime.abort();
    return work(tx);
  });
  const isLate = wait(REACHED_WITHIN_MS, undefined, { signal: isInTime.signal, ref: false }).then(
    () => {
      late.abort();
      throw new NotReached('The replica does not answer in time');
    },
    () => done,
  );
  done.catch(() => {});
  return Promise.race([done, isLate]);
}

async function untilReached(tx: Executor, wanted: LogPosition, late: AbortSignal) {
  for (const pause of [...PAUSES_MS, null]) {
    const position = await findPosition(tx);
    if (!position?.isReplica || position.history !== wanted.history) throw new NotReached('The replica follows another server');
    if (late.aborted || pause === null) throw new NotReached('The replica is behind', position);
    if (isAtOrAfter(position, wanted)) return;
    await wait(pause);
  }
}
