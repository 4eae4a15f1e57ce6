import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { processOf } from '@site/deployment/processes';
import { deploy } from '@site/edge/deploy';
import { refusalOf } from '@site/edge/ports';
import { ownFolder } from '@site/platform-kit/postgres/reachable';
import { giveToServer, ownUsers } from '@site/platform-kit/postgres/run-as';
import { prepareDatabase } from '../engines/database';
import { clusterBalancer } from '../engines/haproxy';
import { patroniConfig } from '../engines/patroni';
import { prometheusConfig } from '../engines/prometheus';
import { environmentOf, releaseFolders } from '../plan/environment';
import { runnerOf, type ClusterPlan } from '../plan/members';
import { inCluster, patroniFile } from '../plan/place';
import { portsOf } from '../plan/ports';
import { MARK } from './processes';
import type { Supervisor } from './supervisor';

const OWNER_ONLY = 0o600;

/** @throws Error that names the port which another program has */
export async function requirePorts(base: number): Promise<void> {
  for (const port of Object.values(portsOf(base)).flat()) {
    const refusal = await refusalOf(port, '127.0.0.1');
    if (refusal)
      throw new Error(
        `Port ${port} is not free (${refusal}). Stop the program that has it, or choose other ports: npm run cluster -- --port ${base + 1000}`,
      );
  }
}

/** Writes the configuration of each engine. */
export function writeConfigurations({ place, secrets }: ClusterPlan) {
  writeFileSync(inCluster(place, 'haproxy.cfg'), clusterBalancer(place.base));
  writeFileSync(inCluster(place, 'prometheus.yml'), prometheusConfig(place));
  ownFolder(place.postgresFolder, ownUsers());
  giveToServer(place.postgresFolder);
  for (const nth of portsOf(place.base).postgres.keys()) {
    const file = patroniFile(place, nth);
    writeFileSync(file, patroniConfig(place, secrets, nth), { mode: OWNER_ONLY });
    chmodSync(file, OWNER_ONLY);
    giveToServer(file);
  }
}

/** Runs a command of the project to its end, with its output in a log. @throws Error that names the log */
async function runToEnd(name: string, args: readonly string[], { place }: ClusterPlan, env: Record<string, string>) {
  mkdirSync(inCluster(place, 'logs'), { recursive: true });
  const path = inCluster(place, 'logs', `${name}.log`);
  const log = openSync(path, 'a');
  const child = spawn(process.execPath, [runnerOf(place.root), ...args], {
    cwd: place.root,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} failed (exit ${code}). Its log: ${path}`);
}

/** Starts all programs, each when what it needs is ready. @param note prints one line of progress */
export async function bringUp(plan: ClusterPlan, supervisor: Supervisor, note: (line: string) => void): Promise<void> {
  const { place, secrets, given } = plan;
  const mark = { [MARK]: supervisor.mark };
  supervisor.begin(['haproxy', 'prometheus']);
  note('etcd, PostgreSQL and NATS start');
  await supervisor.start(['etcd']);
  await supervisor.start(['postgres-1', 'postgres-2', 'nats-1', 'nats-2']);
  await prepareDatabase(place, secrets);
  note('the database is there: migrations, and the first data of a new cluster');
  const { main } = processOf('migrate');
  await runToEnd('migrate', [main], plan, { ...environmentOf(place, secrets, { name: 'migrate', nth: 0, given }), ...mark });
  note('releases are built where the store lacks them (log: deploy.log)');
  await deploy({ run: (args) => runToEnd('deploy', args, plan, { ...releaseFolders(place), STORE_URL: '', ...mark }) });
  note('the processes of the site start');
  await supervisor.startInPairs(supervisor.siteNames());
}
