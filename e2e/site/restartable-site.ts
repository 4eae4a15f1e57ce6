import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports';
import { RUNNER, startServer } from './server';
import { PLATFORM_OF_TESTS } from './start-site';

export interface RestartableSite {
  url: string;
  /** Stops the platform and cuts its open requests; the edge keeps running. */
  stopPlatform(): Promise<void>;
  startPlatform(): Promise<void>;
  stop(): Promise<void>;
}

/** The released site with a platform of its own, which can be stopped and started. */
export async function startRestartableSite(from: number): Promise<RestartableSite> {
  const port = await freePorts(from);
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'restartable-'));
  const own = { PORT: String(port), SITE_ORIGIN: url, LOG_LEVEL: 'warn' };
  const start = () =>
    startServer({
      args: [RUNNER, 'shared/platform/sandbox/src/main.ts'],
      env: { ...own, ...PLATFORM_OF_TESTS, DATA_DIR: dataDir },
      ready: [`http://127.0.0.1:${port + 2}/readyz`],
    });
  let platform = await start();
  const edge = await startServer({
    args: [RUNNER, 'shared/edge/src/main.ts'],
    env: { ...own, TRUSTED_HOPS: PLATFORM_OF_TESTS.TRUSTED_HOPS, DATA_DIR: join(dataDir, 'edge') },
    ready: [url],
  });
  return {
    url,
    stopPlatform: () => platform.stop(),
    async startPlatform() {
      platform = await start();
    },
    async stop() {
      await edge.stop();
      await platform.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
