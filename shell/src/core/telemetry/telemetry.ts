import { START_MAX_MS, TELEMETRY_BATCH_MAX, type TelemetryEvent } from '@site/api/contracts/telemetry';
import { releaseKey } from '@site/remote';

const QUEUE_MAX = 200;
const EVERY_MS = 5000;
const FAILURES_MAX = 2;
/** Kinds that a page reports only once for each release, so that a device that fails again and again counts once. */
const ONCE = /failed|crashed|gave-up/;

export interface TelemetryParts {
  /** @param isLeaving true when the page goes, so that there is no time for an answer. @returns true when it was accepted; may throw */
  send(body: string, isLeaving: boolean): boolean | Promise<boolean>;
  /** Runs work when the browser is idle. */
  whenIdle?(work: () => void): unknown;
}

/**
 * Sends the events of releases in this page to the platform, in batches. It does no work while nothing happens, or after the platform has
 * refused twice.
 */
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
      // Sent once more with the next batch; after a second failure telemetry stops.
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
    /** Copies only the fields that the platform counts; an event may hold others. */
    record({ remote, release, cohort, serial, kind, ms = Infinity, value }: TelemetryEvent) {
      const key = `${releaseKey(remote, release)} ${kind}`;
      if (isDead() || queue.length >= QUEUE_MAX || (ONCE.test(kind) && said.has(key))) return;
      said.add(key);
      const measured = { ...(ms <= START_MAX_MS && { ms: Math.round(ms) }), ...(value !== undefined && { value }) };
      queue.push({ remote, release, cohort, serial, kind, ...measured });
      schedule();
    },
    /** @returns a function that stops it */
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

/** Safari has no `requestIdleCallback`. */
const idly = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));
