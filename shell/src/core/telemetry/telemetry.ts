import { START_MAX_MS, TELEMETRY_BATCH_MAX, type TelemetryEvent } from '@site/api/contracts/telemetry';
import { releaseKey } from '@site/remote';

const QUEUE_MAX = 200;
const EVERY_MS = 5000;
const FAILURES_MAX = 2;
/** A page says once that a release failed in this way: one device that goes on failing is one device. */
const ONCE = /failed|crashed|gave-up/;

export interface TelemetryParts {
  /** @param isLeaving there is no time to wait for an answer. @returns whether it was taken; may throw */
  send(body: string, isLeaving: boolean): boolean | Promise<boolean>;
  /** Runs work when the page has nothing better to do. */
  whenIdle?(work: () => void): unknown;
}

/** Tells the platform what happened to releases in this page, in batches. Costs nothing while nothing happens or nobody listens. */
export function createTelemetry({ send, whenIdle = idly }: TelemetryParts) {
  const said = new Set<string>();
  let queue: TelemetryEvent[] = [];
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isDead = () => failures >= FAILURES_MAX;

  function schedule() {
    if (queue.length && !isDead()) timer ??= setTimeout(() => whenIdle(() => void flush()), EVERY_MS);
  }

  async function flush(isLeaving = false) {
    clearTimeout(timer);
    const batch = queue.splice(0, TELEMETRY_BATCH_MAX);
    if (batch.length && !isDead()) {
      const isTaken = await attempt(batch, isLeaving);
      failures = isTaken ? 0 : failures + 1;
      // Once more with the next batch; after that nobody listens.
      if (!isTaken) queue.unshift(...batch);
    }
    if (isDead()) queue = [];
    timer = undefined;
    schedule();
  }

  async function attempt(events: TelemetryEvent[], isLeaving: boolean) {
    try {
      return await send(JSON.stringify({ events }), isLeaving);
    } catch {
      return false;
    }
  }

  function leave() {
    while (queue.length && !isDead()) void flush(true);
  }

  const handleHidden = () => {
    if (document.hidden) leave();
  };

  return {
    /** Takes the facts that the platform counts and nothing else that an event may carry. */
    record({ remote, release, cohort, serial, kind, ms = Infinity }: TelemetryEvent) {
      const key = `${releaseKey(remote, release)} ${kind}`;
      if (isDead() || queue.length >= QUEUE_MAX || (ONCE.test(kind) && said.has(key))) return;
      said.add(key);
      queue.push({ remote, release, cohort, serial, kind, ...(ms <= START_MAX_MS ? { ms: Math.round(ms) } : {}) });
      schedule();
    },
    /** @returns how to stop. */
    start() {
      window.addEventListener('pagehide', leave);
      document.addEventListener('visibilitychange', handleHidden);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('pagehide', leave);
        document.removeEventListener('visibilitychange', handleHidden);
      };
    },
  };
}

/** Not every browser tells when it is idle. */
const idly = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));
