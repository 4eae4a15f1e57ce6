import type { Clock } from './clock';
import { bestOf, correct, errorAt, type TimeBase, type TimeSample } from './time-base';

/** Largest difference in ms that is harmless: a process beyond it takes no more calls. */
export const MOST_OFFSET_MS = 250;
const SAMPLES_EACH = 3;
const TICK_MS = 1000;
/** A base that moves back by less than this holds the time still until it is reached again. */
const HELD_MS = 1000;

interface DatabaseTime {
  /** Ms since the epoch. */
  at: number;
  /** Ms by which a sandbox is ahead. */
  aheadMs: number;
}

export interface DatabaseClockOptions {
  ask: () => Promise<DatabaseTime>;
  /** Interval of the comparisons in ms. */
  everyMs: number;
  onProblem: (problem: unknown) => void;
  /** Ms of a clock that nobody sets. */
  steadyMs?: (() => number) | undefined;
  /** Ms of the clock of this machine. */
  machineMs?: (() => number) | undefined;
}

export interface DatabaseClock extends Clock {
  /** Compares the clocks now. @throws when the database does not answer */
  compare(): Promise<void>;
  /** Why this process should get no calls; null: its time is right. */
  reason(): string | null;
  /** Ms by which the clock of this machine is ahead of the database's. */
  machineOffsetMs(): number;
  /** Moves the time of a sandbox at once, without a question to the database. */
  follow(aheadMs: number): void;
  stop(): void;
}

/**
 * The time of the database, which all processes share, at the pace of the steady clock of this process: setting the clock of the machine
 * changes nothing. It never goes back by less than a second.
 * @throws when the first comparison fails
 */
export async function createDatabaseClock(options: DatabaseClockOptions): Promise<DatabaseClock> {
  const { ask, everyMs, onProblem, steadyMs = () => performance.now(), machineMs = Date.now } = options;
  let base: TimeBase | null = null;
  let aheadMs = 0;
  let machineAheadOfSteadyMs = 0;
  let latestMs = -Infinity;

  async function compare() {
    const samples: TimeSample[] = [];
    let ahead = aheadMs;
    for (let nth = 0; nth < SAMPLES_EACH; nth++) {
      const sentAt = steadyMs();
      const time = await ask();
      samples.push({ sentAt, databaseAt: time.at, receivedAt: steadyMs() });
      ahead = time.aheadMs;
    }
    const best = bestOf(samples);
    if (best) base = correct(base, best);
    follow(ahead);
    machineAheadOfSteadyMs = machineMs() - steadyMs();
  }

  /** An answer that was on its way may be older than what this process knows, and the time of a sandbox only moves ahead. */
  function follow(ahead: number) {
    aheadMs = Math.max(aheadMs, ahead);
  }

  const trueMs = () => steadyMs() + (base?.offsetMs ?? 0);
  const machineOffsetMs = () => machineMs() - trueMs();

  function nowMs() {
    const ms = trueMs() + aheadMs;
    if (ms >= latestMs || latestMs - ms > HELD_MS) latestMs = ms;
    return latestMs;
  }

  /** A machine that slept or whose clock was set has another difference between its clocks. */
  const isMachineMoved = () => Math.abs(machineMs() - steadyMs() - machineAheadOfSteadyMs) > MOST_OFFSET_MS;
  const isDue = () => !base || steadyMs() - base.comparedAt >= everyMs || isMachineMoved();

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = () => {
    if (!isStopped) timer = setTimeout(() => void tick(), Math.min(TICK_MS, everyMs)).unref();
  };
  async function tick() {
    if (isDue()) await compare().catch(onProblem);
    next();
  }

  await compare();
  next();
  return {
    now: () => new Date(nowMs()),
    compare,
    machineOffsetMs,
    reason() {
      const errorMs = base ? errorAt(base, steadyMs()) : Infinity;
      if (errorMs > MOST_OFFSET_MS)
        return `the time may be ${Math.round(errorMs)} ms wrong: the database was not asked for long, or is slow`;
      const offsetMs = Math.round(machineOffsetMs());
      if (Math.abs(offsetMs) <= MOST_OFFSET_MS) return null;
      return `the clock of this machine is ${Math.abs(offsetMs)} ms ${offsetMs > 0 ? 'ahead of' : 'behind'} the clock of the database`;
    },
    follow,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
