import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../site/free-ports';
import { runToEnd, startServer } from '../site/server';
import { startBalancer, type Balancer, type Target } from './balancer';
import { MIGRATION, partsOf, portsNeeded, portsOf, sharedBy, type Kind, type ClusterProcess } from './parts';

export interface Cluster {
  /** Origin of the site, at the balancer of the edges. */
  url: string;
  /** Address of the database with the owner's role. */
  ownerUrl: string;
  /** Names of all processes, in the order in which they start. */
  names: readonly string[];
  /** Number of calls that each process has taken. */
  taken(): Record<string, number>;
  /** Stops one process with SIGTERM and starts it again, and resolves when it takes calls. */
  restart(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface Running {
  part: ClusterProcess;
  stop(): Promise<void>;
}

/** Starts two processes of each kind on one PostgreSQL, behind balancers. @param from first port to try */
export async function startCluster(from = 5000): Promise<Cluster> {
  const port = await freePorts(from);
  const dataDir = mkdtempSync(join(tmpdir(), 'cluster-'));
  const stops: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const database = await startDatabase(dataDir);
    stops.push(database.stop);
    const shared = sharedBy({ port, dataDir, ...database });
    await runToEnd({ ...MIGRATION, env: { ...shared, ...MIGRATION.env } });
    const parts = partsOf(shared, await anyPorts(portsNeeded));
    const balancers = await startBalancers(port, parts);
    stops.push(() => Promise.all(balancers.map((balancer) => balancer.stop())));
    const running = new Map<string, Running>();
    stops.push(() => Promise.all([...running.values()].map((process) => process.stop())));
    const start = async (part: ClusterProcess) => {
      const { stop: end } = await startServer({ args: part.args, env: part.env, ready: [part.target.ready] });
      running.set(part.name, { part, stop: end });
    };
    // Two at a time, because each start uses a core.
    for (let first = 0; first < parts.length; first += 2) await Promise.all(parts.slice(first, first + 2).map(start));
    return {
      url: `http://localhost:${port}`,
      ownerUrl: database.ownerUrl,
      names: parts.map(({ name }) => name),
      taken: () => Object.assign({}, ...balancers.map((balancer) => balancer.taken())) as Record<string, number>,
      async restart(name) {
        const old = running.get(name);
        if (!old) throw new Error(`There is no process ${name}`);
        await old.stop();
        await start(old.part);
        const mine = balancers.filter((balancer) => name in balancer.taken());
        while (!mine.every((balancer) => balancer.sendsTo(name))) await new Promise((done) => setTimeout(done, 50));
      },
      stop,
    };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

function startBalancers(port: number, parts: readonly ClusterProcess[]): Promise<Balancer[]> {
  const { site, games, api, exchange, operators } = portsOf(port);
  const targets = (kind: Kind) => parts.filter((part) => part.kind === kind).map(({ target }) => target);
  const ofOperators = parts.flatMap((part) => part.operators ?? []);
  const doors: [number, string, readonly Target[]][] = [
    [site, 'localhost', targets('edge')],
    [games, 'localhost', targets('games')],
    [api, '127.0.0.1', targets('api')],
    [exchange, 'localhost', targets('exchange')],
    [operators, '127.0.0.1', ofOperators.map((target) => ({ ...target, name: `${target.name} operators` }))],
  ];
  return Promise.all(doors.map((door) => startBalancer(...door)));
}

async function startDatabase(dataDir: string) {
  const child = fork(join(import.meta.dirname, 'database.ts'), [dataDir], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  const [addresses] = (await Promise.race([once(child, 'message'), ended.then(notStarted)])) as [{ url: string; ownerUrl: string }];
  return {
    ...addresses,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

function notStarted(): never {
  throw new Error('The database did not start');
}

/** Ports that nobody uses. */
async function anyPorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}
