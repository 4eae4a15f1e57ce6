import { freePorts } from './free-ports';
import { RUNNER, startServer } from './server';

export interface SecondEdge {
  url: string;
  stop(): Promise<void>;
}

/**
 * A second edge for the platform and the games of a running site.
 * @param from first port to try
 */
export async function startSecondEdge(site: string, from: number, env: Record<string, string>): Promise<SecondEdge> {
  const port = await freePorts(from);
  const sitePort = Number(new URL(site).port);
  const url = `http://localhost:${port}`;
  const { stop } = await startServer({
    args: [RUNNER, 'shared/edge/src/main.ts'],
    env: {
      PORT: String(port),
      HOST: 'localhost',
      PLATFORM_ORIGIN: `http://127.0.0.1:${sitePort + 2}`,
      GAMES_ORIGIN: `http://localhost:${sitePort + 1}`,
      EXCHANGE_DATA_ORIGIN: `http://localhost:${sitePort + 3}`,
      ...env,
    },
    ready: [url],
  });
  return { url, stop };
}
