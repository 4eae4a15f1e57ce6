import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyWithOpenMatches } from './feed-key';
import { freePorts } from './free-ports';
import { ROOT, startServer } from './server';

export const OPERATOR_KEY = 'operator-of-tests-in-32-characters';

/** Origin of the operator calls of a site. */
export const operatorsOf = (site: string) => `http://127.0.0.1:${Number(new URL(site).port) + 4}`;

/**
 * Settings that all platforms of the tests share. Players keep the limits of every site: each has a separate address, which the fixtures
 * send like a proxy. Only the limit on the devices of a canary is wider, because every browser of a run is a device of this one machine.
 */
export const PLATFORM_OF_TESTS = {
  OPERATOR_KEY,
  TRUSTED_HOPS: 'loopback',
  LIMITS: 'telemetryDevicesPerRelease=100000/86400 telemetryDevicesPerAddress=100000/86400',
  SANDBOX_CLOCK: 'manual',
  DEMO_HISTORY: 'off',
  // The tests of releases start it for their own store.
  RELEASE_SERVICE: 'off',
};

export interface Site {
  url: string;
  platformUrl: string;
  gamesUrl: string;
  exchangeUrl: string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** First port to try. */
  from?: number;
  /** Additional settings of this site. */
  env?: Record<string, string>;
}

/** Starts the built site as `npm start` does, with a database of its own, and waits until it answers. */
export async function startSite({ from = 4400, env = {} }: SiteOptions = {}): Promise<Site> {
  const port = await freePorts(from);
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  const url = `http://localhost:${port}`;
  try {
    const server = await startServer({
      args: [join(ROOT, 'shared/edge/bin/start.mjs')],
      env: { PORT: String(port), DATA_DIR: dataDir, FEED_KEY: keyWithOpenMatches(), ...PLATFORM_OF_TESTS, ...env },
      ready: [`${url}/readyz`, url],
    });
    const stop = async () => {
      await server.stop();
      forget();
    };
    return {
      url,
      platformUrl: `http://127.0.0.1:${port + 2}`,
      gamesUrl: `http://localhost:${port + 1}`,
      exchangeUrl: `http://localhost:${port + 3}`,
      stop,
    };
  } catch (problem) {
    forget();
    throw problem;
  }
}
