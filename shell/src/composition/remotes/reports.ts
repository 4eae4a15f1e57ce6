import type { TelemetryEvent } from '@site/api/contracts/telemetry';

/** One event in the life of a release in this page. */
export interface RemoteEvent extends TelemetryEvent {
  problem?: string;
}

type Fact = Pick<TelemetryEvent, 'remote' | 'release' | 'kind' | 'ms' | 'value'>;
type Stamp = (fact: Fact) => Pick<TelemetryEvent, 'cohort' | 'serial'>;

/** Keeps the events in memory, newest last, until a listener sends them. */
export function createReports(stamp: Stamp) {
  const events: RemoteEvent[] = [];
  let tell: (event: RemoteEvent) => void = () => {};
  return {
    events: events as readonly RemoteEvent[],
    report(fact: Fact, cause?: unknown) {
      const problem = cause instanceof Error ? { problem: cause.message } : {};
      const event = { ...fact, ...stamp(fact), ...problem };
      events.push(event);
      tell(event);
      if (cause !== undefined) console.error(`${fact.remote} ${fact.release}: ${fact.kind}`, cause);
    },
    /** Sends all events so far, then every later one. */
    sendTo(listener: (event: RemoteEvent) => void) {
      events.forEach(listener);
      tell = listener;
    },
  };
}

export type Reports = ReturnType<typeof createReports>;
