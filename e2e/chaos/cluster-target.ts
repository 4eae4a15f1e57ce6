import { startCluster } from '../cluster/cluster';
import { run } from '../site/release-command';
import { OPERATOR_KEY, operatorsOf } from '../site/start-site';
import { portsOf } from '../cluster/parts';
import type { ChaosTarget } from './target';

const FIRST_PORT = 4600;

/** The cluster of the end-to-end tests: two of each process on one PostgreSQL, behind balancers of tests. */
export async function startClusterTarget(): Promise<ChaosTarget> {
  const { code, said } = await run(['run', '--silent', 'release', '--', 'deploy'], {});
  if (code !== 0) throw new Error(said);
  const { url, ownerUrl, names, faults, restart, stop } = await startCluster(FIRST_PORT);
  const { database } = faults;
  const ports = portsOf(Number(new URL(url).port));
  return {
    site: {
      url,
      gamesUrl: `http://localhost:${ports.games}`,
      exchangeUrl: `http://localhost:${ports.exchange}`,
      operators: { url: operatorsOf(url), key: OPERATOR_KEY },
    },
    ownerUrl,
    members: () => names.map((name) => ({ name, kind: name.replace(/-\d+$/, '') })),
    spareEngines: [],
    kill: faults.kill,
    start: faults.start,
    async roll() {
      for (const name of names) await restart(name);
    },
    freeze: faults.freeze,
    cut: async (name) => void (await database.cut(name)),
    takeAway: (engine) => Promise.reject(new Error(`This cluster has no ${engine}`)),
    crashed: faults.crashed,
    database: { restart: database.restart, freeze: database.freeze },
    close: stop,
  };
}
