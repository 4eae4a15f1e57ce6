import { execFileSync } from 'node:child_process';
import { freePorts } from './free-ports';
import { ROOT, startServer } from './server';
import type { Site } from './start-site';

/** The same source as one bundle without federation, served by the same edge before the same platform. */
export async function startPlain(beside: Site, from = 4440): Promise<Site> {
  execFileSync(process.execPath, ['--import', 'tsx', 'shared/release/src/cli.ts', 'deploy', 'plain'], { cwd: ROOT, stdio: 'ignore' });
  const port = await freePorts(from);
  const url = `http://localhost:${port}`;
  const { stop } = await startServer({
    args: ['--import', 'tsx', 'shared/edge/src/main.ts'],
    env: {
      PORT: String(port),
      EDGE_VARIANT: 'plain',
      PLATFORM_ORIGIN: beside.platformUrl,
      GAMES_ORIGIN: beside.gamesUrl,
      EXCHANGE_DATA_ORIGIN: beside.exchangeUrl,
    },
    ready: [url],
  });
  return { ...beside, url, stop };
}
