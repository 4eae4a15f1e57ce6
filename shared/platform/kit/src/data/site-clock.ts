import type { FastifyBaseLogger } from 'fastify';
import { createDatabaseClock, type DatabaseClock, type DatabaseClockOptions } from '../time/database-clock';
import type { Executor } from './database';
import { sql } from './sql';

const COMPARED_EVERY_MS = 10_000;
/** A sandbox also follows the row with which operators move its clock. */
const FOLLOWED_EVERY_MS = 250;

interface ClockOptions extends Pick<DatabaseClockOptions, 'machineMs'> {
  /** True in a sandbox whose clock operators move. */
  isManual: boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The clock of a sandbox, which operators move for all processes. */
export interface MovableClock extends DatabaseClock {
  advance(seconds: number): Promise<void>;
}

/** The clock of a process: the database's time. Open it before the process listens. @throws when the database does not answer */
export async function openSiteClock(db: Executor, { isManual, log, machineMs }: ClockOptions): Promise<DatabaseClock | MovableClock> {
  const aheadMs = isManual ? sql`(select ahead_ms from sandbox_clock)` : sql`0`;
  const clock = await createDatabaseClock({
    machineMs,
    everyMs: isManual ? FOLLOWED_EVERY_MS : COMPARED_EVERY_MS,
    onProblem: (problem) => log.warn({ err: problem }, 'the clock could not be compared with the clock of the database'),
    async ask() {
      const { rows } = await db.execute<{ at: string; ahead_ms: string }>(
        sql`select extract(epoch from clock_timestamp()) * 1000 as at, ${aheadMs} as ahead_ms`,
      );
      return { at: Number(rows[0]?.at), aheadMs: Number(rows[0]?.ahead_ms) };
    },
  });
  if (!isManual) return clock;
  return {
    ...clock,
    async advance(seconds) {
      const { rows } = await db.execute<{ ahead_ms: string }>(
        sql`update sandbox_clock set ahead_ms = ahead_ms + ${seconds * 1000}::bigint returning ahead_ms`,
      );
      clock.follow(Number(rows[0]?.ahead_ms));
    },
  };
}
