import { instancesOf } from '@site/deployment/systemd';
import type { Listener, ProcessName } from '@site/deployment/processes';
import { AFTER_PORT, DEFAULTS } from '@site/serving/defaults';

/** Ports that a cluster uses begin at its base port. */
const SPAN = 300;
const HIGHEST = 65_535;

/** @throws Error that says which ports are possible */
export function readBasePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port + SPAN <= HIGHEST) return port;
  throw new Error(
    `--port must be between 1024 and ${HIGHEST - SPAN}, because the cluster uses the ${SPAN} ports from there; it is ${text}.`,
  );
}

/** Ports of HAProxy and of the engines. Those of the site have the distances that they have on every machine. */
export const portsOf = (base: number) => ({
  site: base,
  games: base + AFTER_PORT.GAMES_PORT,
  api: base + AFTER_PORT.SANDBOX_PORT,
  exchange: base + AFTER_PORT.EXCHANGE_PORT,
  operators: base + AFTER_PORT.OPERATOR_PORT,
  release: base + AFTER_PORT.RELEASE_PORT,
  // `fetch` refuses 5060 and 5061, so nothing of a cluster at 5000 has them.
  etcd: base + 91,
  etcdPeer: base + 92,
  nats: [base + 62, base + 63],
  natsRoutes: [base + 64, base + 65],
  natsMonitors: [base + 66, base + 67],
  /** HAProxy in front of the PostgreSQL that leads. */
  database: base + 70,
  postgres: [base + 71, base + 72],
  patroni: [base + 73, base + 74],
  balancerMetrics: base + 80,
  balancerStats: base + 81,
  prometheus: base + 90,
});

const DISTANCE: Readonly<Record<Listener['name'], number>> = { http: 0, metrics: 100, operators: 200 };

/** Port of one copy of a process at one of its listeners. @param nth 0 for the first copy */
export function copyPort(base: number, name: ProcessName, nth: number, kind: Listener['name']): number {
  if (name === 'release') return portsOf(base).release;
  const instance = instancesOf(name)[nth] ?? 0;
  return base + instance - DEFAULTS.PORT + DISTANCE[kind];
}
