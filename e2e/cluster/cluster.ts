import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openBalancer, type Balancer, type Target } from '@site/serving/testing';
import { freePorts } from '../site/free-ports';
import { runToEnd, startServer, type RunningServer } from '../site/server';
import { startDatabase } from './breakable-database';
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
  /** Faults of one process or of the database. */
  faults: {
    /** Ends a process with SIGKILL. */
    kill(name: string): Promise<void>;
    /** Ends a process with SIGTERM. */
    end(name: string): Promise<void>;
    /** Starts a process that ended, and resolves when it takes calls. */
    start(name: string): Promise<void>;
    /** Stops a process where it is for some time. */
    freeze(name: string, ms: number): Promise<void>;
    /** One line for each process that ended by itself. */
    crashed(): string[];
    database: Pick<Awaited<ReturnType<typeof startDatabase>>, 'restart' | 'freeze' | 'cut'>;
  };
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
    stops.push(() => Promise.all(balancers.map((balancer) => balancer.close())));
    const running = new Map<string, RunningServer>();
    stops.push(() => Promise.all([...running.values()].map((process) => process.stop())));
    const start = async (part: ClusterProcess) => {
      running.set(part.name, await startServer({ args: part.args, env: part.env, ready: [part.target.ready] }));
    };
    const processOf = (name: string) => {
      const process = running.get(name);
      if (!process) throw new Error(`There is no process ${name}`);
      return process;
    };
    const startAgain = async (name: string) => {
      const part = parts.find((one) => one.name === name);
      if (!part) throw new Error(`There is no process ${name}`);
      await start(part);
      const mine = balancers.filter((balancer) => name in balancer.taken());
      while (!mine.every((balancer) => balancer.isReady(name))) await wait(50);
    };
    // Two at a time, because each start uses a core.
    for (let first = 0; first < parts.length; first += 2) await Promise.all(parts.slice(first, first + 2).map(start));
    return {
      url: `http://localhost:${port}`,
      ownerUrl: database.ownerUrl,
      names: parts.map(({ name }) => name),
      taken: () => Object.assign({}, ...balancers.map((balancer) => balancer.taken())) as Record<string, number>,
      async restart(name) {
        await processOf(name).stop();
        await startAgain(name);
      },
      faults: {
        kill: (name) => processOf(name).kill(),
        end: (name) => processOf(name).stop(),
        start: startAgain,
        async freeze(name, ms) {
          const thaw = processOf(name).freeze();
          await wait(ms);
          thaw();
        },
        crashed: () => [...running].flatMap(([name, { crash }]) => (crash() ? [`${name} ended by itself, ${crash()}`] : [])),
        database,
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
  const ofKind = (kind: Kind) => parts.filter((part) => part.kind === kind).map(({ target }) => target);
  const ofOperators = parts.flatMap((part) => part.operators ?? []);
  const doors: [number, string, readonly Target[]][] = [
    [site, 'localhost', ofKind('edge')],
    [games, 'localhost', ofKind('games')],
    [api, '127.0.0.1', ofKind('api')],
    [exchange, 'localhost', ofKind('exchange')],
    [operators, '127.0.0.1', ofOperators.map((target) => ({ ...target, name: `${target.name} operators` }))],
  ];
  return Promise.all(doors.map(([at, host, targets]) => openBalancer(targets, { port: at, host })));
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
