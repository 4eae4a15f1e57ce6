import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@site/testing/patience';

/** Releases that a telemetry server counts. */
export interface CountedReleases {
  remote: string;
  live: string;
  canary: string;
}

/** Answers operators' questions for counts when the test says so, and holds them back before. */
export async function startTelemetryServer() {
  const held: ServerResponse[] = [];
  let counts: string | null = null;
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (counts === null) held.push(response);
    else response.end(counts);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Waits until somebody has asked so many times. */
    asked: (times: number) => until(() => asked >= times),
    times: () => asked,
    /** Answers all questions, also those that wait: every second start of the canary crashes. */
    crash({ remote, live, canary }: CountedReleases) {
      const row = { remote, serial: 7 };
      counts = JSON.stringify([
        { ...row, release: canary, cohort: 'canary', kind: 'mounted', count: 1000, ms: {} },
        { ...row, release: canary, cohort: 'canary', kind: 'crashed', count: 500 },
        { ...row, release: live, cohort: 'live', kind: 'mounted', count: 9000, ms: {} },
      ]);
      for (const response of held.splice(0)) response.end(counts);
    },
    hold: () => void (counts = null),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
