import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endInOrder } from '@site/edge/ending';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { keptKey } from '@site/platform-kit/secrets/kept-key';
import { ROOT } from '@site/testing/prepare';
import { askCluster, listenForOrders, NoCluster } from './control';
import { ensurePrograms, POSTGRES_BIN } from './install';
import type { ClusterView } from './orders';
import { databaseUrl, originsOf } from './plan/environment';
import type { ClusterPlan } from './plan/members';
import { inCluster, SECRETS, type Secrets } from './plan/place';
import { portsOf } from './plan/ports';
import { createScreen } from './screen/screen';
import { bringUp, requirePorts, writeConfigurations } from './supervisor/bring-up';
import { endLeftovers } from './supervisor/leftovers';
import { createSupervisor, type Supervisor } from './supervisor/supervisor';

/** @throws Error when a cluster of this checkout runs */
async function requireNone(folder: string) {
  const found = await askCluster(folder).catch((problem: unknown) => {
    if (problem instanceof NoCluster) return null;
    throw problem;
  });
  if (found) throw new Error(`A cluster of this checkout runs at ${found.addresses.site}. Stop it first: npm run cluster -- stop`);
}

const keptSecrets = (folder: string) =>
  Object.fromEntries(SECRETS.map((name) => [name, keptKey(join(folder, 'secrets'), `${name}.key`)])) as unknown as Secrets;

const planOf = (base: number, folder: string): ClusterPlan => ({
  place: { root: ROOT, folder, base, postgresFolder: reachableDirectory(join(folder, 'postgres')), postgresBin: POSTGRES_BIN },
  secrets: keptSecrets(folder),
  given: process.env,
});

function viewOf({ place, secrets }: ClusterPlan, supervisor: Supervisor, isUp: boolean): ClusterView {
  const { prometheus, balancerStats } = portsOf(place.base);
  return {
    isUp,
    addresses: {
      ...originsOf(place.base),
      prometheus: `http://127.0.0.1:${prometheus}`,
      balancer: `http://127.0.0.1:${balancerStats}`,
      database: databaseUrl(place.base, 'site_app', secrets.site),
      databaseOwner: databaseUrl(place.base, 'site_owner', secrets.owner),
      databaseSuperuser: databaseUrl(place.base, 'postgres', secrets.superuser),
      logs: inCluster(place, 'logs'),
    },
    members: supervisor.view(),
  };
}

/** Starts a cluster and keeps it running until a signal or an order stops it. @throws Error that says what to do */
export async function serveCluster(base: number, folder: string): Promise<void> {
  await requireNone(folder);
  let view: () => ClusterView | null = () => null;
  const screen = createScreen(process.stdout, () => view());
  await ensurePrograms(screen.note);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const left = await endLeftovers(folder);
  if (left) screen.note(`${left} processes of an earlier cluster were still there, and are ended`);
  await requirePorts(base);
  const plan = planOf(base, folder);
  writeConfigurations(plan);
  const supervisor = createSupervisor(plan, screen.changed);
  let isUp = false;
  view = () => viewOf(plan, supervisor, isUp);
  let listenNoMore = () => {};
  const stop = async () => {
    screen.note('stops: the site, the balancer, the database');
    await supervisor.stopAll();
    screen.stop();
    listenNoMore();
  };
  endInOrder({ stop });
  listenNoMore = await listenForOrders(folder, {
    view: () => viewOf(plan, supervisor, isUp),
    async obey(order) {
      if (order.order !== 'stop') return supervisor.obey(order);
      // The answer is sent first.
      await stop();
      setImmediate(() => setTimeout(() => process.exit(0), 100));
      return 'The cluster is stopped, and no process of it runs';
    },
  });
  try {
    await bringUp(plan, supervisor, screen.note);
    isUp = true;
    screen.note(`ready: ${originsOf(base).site}  (demo player: demoplayer / demo12345). Another terminal: npm run cluster -- status`);
  } catch (problem) {
    await stop();
    throw problem;
  }
}

/** Ends what is left of a cluster whose supervisor is gone. @returns number of processes that there were */
export async function endWithoutSupervisor(folder: string): Promise<number> {
  const count = await endLeftovers(folder);
  rmSync(join(folder, 'control.sock'), { force: true });
  return count;
}
