import { join } from 'node:path';
import { freePorts } from './free-ports';
import { startServer } from './server';

export interface ThrowawayEdge {
  url: string;
  stop(): Promise<void>;
}

export interface EdgeOptions {
  storeDir: string;
  keysDir: string;
  /** Whose platform and games it stands in front of. */
  site: string;
  /** Where to look for a free port. */
  from: number;
}

/** A second edge before the platform of a running site, serving another store. */
export async function startThrowawayEdge({ storeDir, keysDir, site, from }: EdgeOptions): Promise<ThrowawayEdge> {
  const port = await freePorts(from);
  const sitePort = Number(new URL(site).port);
  const url = `http://localhost:${port}`;
  const { stop } = await startServer({
    args: ['--import', 'tsx', 'shared/edge/src/main.ts'],
    env: {
      PORT: String(port),
      HOST: 'localhost',
      CHANNEL: 'live',
      STORE_DIR: storeDir,
      KEYS_DIR: keysDir,
      DATA_DIR: join(storeDir, '.data'),
      PLATFORM_ORIGIN: `http://127.0.0.1:${sitePort + 2}`,
      GAMES_ORIGIN: `http://localhost:${sitePort + 1}`,
      EXCHANGE_DATA_ORIGIN: `http://localhost:${sitePort + 3}`,
    },
    ready: [url],
  });
  return { url, stop };
}
