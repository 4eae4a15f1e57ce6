/** One thing that happened to a remote in this page. */
export interface RemoteEvent {
  remote: string;
  release: string;
  kind: 'loaded' | 'mounted' | 'load-failed' | 'start-failed' | 'crashed' | 'stepped-back' | 'gave-up';
  problem?: string;
}

/** Kept in memory, newest last, for whoever sends them on. */
export function createReports() {
  const events: RemoteEvent[] = [];
  return {
    events: events as readonly RemoteEvent[],
    report(event: RemoteEvent, cause?: unknown) {
      const said = cause instanceof Error ? cause.message : undefined;
      events.push(said === undefined ? event : { ...event, problem: said });
      if (cause !== undefined) console.error(`${event.remote} ${event.release}: ${event.kind}`, cause);
    },
  };
}

export type Reports = ReturnType<typeof createReports>;
