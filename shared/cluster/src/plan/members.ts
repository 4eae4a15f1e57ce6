import { join } from 'node:path';
import { listenerOf, processOf, SERVERS, STOP_S, type ProcessName } from '@site/deployment/processes';
import { environmentOf } from './environment';
import { dataOf, inCluster, patroniFile, type Place, type Secrets } from './place';
import { copyPort, portsOf } from './ports';

export type MemberKind = 'etcd' | 'postgres' | 'nats' | 'haproxy' | 'prometheus' | ProcessName;

/** One program of the cluster, and how it is started and asked. */
export interface Member {
  name: string;
  kind: MemberKind;
  command: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** It runs as the user of PostgreSQL, which refuses root. */
  isOfPostgres?: true;
  /** Data of a server that the program starts, and that outlives it when it is killed. */
  data?: string;
  /** Address that answers with success once the program is ready. */
  ready: string;
  /** Longest time in ms from SIGTERM to its end. */
  stopWithinMs: number;
}

const ENGINE_STOP_MS = 20_000;
const http = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;
/** Program that runs another one in TypeScript. */
export const runnerOf = (root: string) => join(root, 'shared/build/bin/run.mjs');
const nodeArgs = (root: string) => ['--import', join(root, 'shared/build/bin/end-with-parent.mjs'), runnerOf(root)];

export interface ClusterPlan {
  place: Place;
  secrets: Secrets;
  /** Variables of the command. */
  given: Readonly<Record<string, string | undefined>>;
}

/** Readiness of a copy: at the port of its metrics, where every process that has one answers. */
function readyOf(base: number, name: ProcessName, nth: number) {
  const hasMetrics = processOf(name).listeners.some((listener) => listener.name === 'metrics');
  if (hasMetrics) return http(copyPort(base, name, nth, listenerOf(name, 'metrics').name), '/readyz');
  return http(copyPort(base, name, nth, 'http'), processOf(name).ready ?? '');
}

const siteMembers = ({ place, secrets, given }: ClusterPlan): Member[] =>
  SERVERS.flatMap((name) =>
    Array.from({ length: processOf(name).copies }, (_, nth) => ({
      name: `${name}-${nth + 1}`,
      kind: name,
      command: process.execPath,
      args: [...nodeArgs(place.root), join(place.root, processOf(name).main)],
      // PostgreSQL knows the connections of a process by its name.
      env: { ...environmentOf(place, secrets, { name, nth, given }), PGAPPNAME: `${name}-${nth + 1}` },
      ready: readyOf(place.base, name, nth),
      stopWithinMs: STOP_S * 1000,
    })),
  );

function etcd({ place }: ClusterPlan): Member {
  const { etcd: port, etcdPeer } = portsOf(place.base);
  const [client, peer] = [http(port, ''), http(etcdPeer, '')];
  return {
    name: 'etcd',
    kind: 'etcd',
    command: 'etcd',
    args: [
      ...['--name', 'etcd', '--data-dir', inCluster(place, 'etcd')],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `etcd=${peer}`],
      // The API by which Patroni compares before it writes.
      '--enable-v2',
      ...['--logger', 'zap', '--log-level', 'warn'],
    ],
    env: {},
    ready: http(port, '/health'),
    stopWithinMs: ENGINE_STOP_MS,
  };
}

const postgres = ({ place }: ClusterPlan): Member[] =>
  portsOf(place.base).patroni.map((port, nth) => ({
    name: `postgres-${nth + 1}`,
    kind: 'postgres',
    command: 'patroni',
    args: [patroniFile(place, nth)],
    env: {},
    isOfPostgres: true,
    data: dataOf(place, nth),
    ready: http(port, '/readiness'),
    stopWithinMs: ENGINE_STOP_MS,
  }));

/** The file is that of containers, so the addresses of one machine are flags. */
function nats({ place, secrets }: ClusterPlan): Member[] {
  const ports = portsOf(place.base);
  const routes = ports.natsRoutes.map((port) => `nats-route://127.0.0.1:${port}`);
  return ports.nats.map((port, nth) => ({
    name: `nats-${nth + 1}`,
    kind: 'nats',
    command: 'nats-server',
    args: [
      ...['--config', join(place.root, 'shared/deployment/nats/nats.conf'), '--name', `nats-${nth + 1}`],
      ...['--addr', '127.0.0.1', '--port', String(port), '--http_port', String(ports.natsMonitors[nth])],
      ...['--cluster', `nats://127.0.0.1:${ports.natsRoutes[nth]}`, '--routes', routes.join(',')],
    ],
    env: { NATS_PASSWORD: secrets.nats },
    ready: http(ports.natsMonitors[nth] ?? 0, '/healthz'),
    stopWithinMs: ENGINE_STOP_MS,
  }));
}

const haproxy = ({ place }: ClusterPlan): Member => ({
  name: 'haproxy',
  kind: 'haproxy',
  command: 'haproxy',
  args: ['-db', '-f', inCluster(place, 'haproxy.cfg')],
  env: {},
  ready: http(portsOf(place.base).balancerStats, '/healthz'),
  stopWithinMs: ENGINE_STOP_MS,
});

function prometheus({ place }: ClusterPlan): Member {
  const { prometheus: port } = portsOf(place.base);
  return {
    name: 'prometheus',
    kind: 'prometheus',
    command: 'prometheus',
    args: [
      `--config.file=${inCluster(place, 'prometheus.yml')}`,
      `--storage.tsdb.path=${inCluster(place, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--storage.tsdb.retention.time=1d',
      '--enable-feature=exemplar-storage',
      '--log.level=warn',
    ],
    env: {},
    ready: http(port, '/-/ready'),
    stopWithinMs: ENGINE_STOP_MS,
  };
}

/** Every program of the cluster, in the order in which they start. They end in the reverse order. */
export const membersOf = (plan: ClusterPlan): Member[] => [
  etcd(plan),
  ...postgres(plan),
  ...nats(plan),
  haproxy(plan),
  prometheus(plan),
  ...siteMembers(plan),
];

export const isOfSite = ({ kind }: Pick<Member, 'kind'>): boolean => SERVERS.some((name) => name === kind);
