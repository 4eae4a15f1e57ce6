import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findBinaries } from './binaries';
import { ownFolder, reachableDirectory } from './reachable';
import { giveToServer, ownUsers, runTool } from './run-as';

export interface PostgresServer {
  /** Address of a database of this server; stays the same over restarts while the port is free. */
  url(database: string): string;
  /** True when the server ran before this call. */
  wasRunning: boolean;
  /** Restarts the server if it has died. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Absolute path; holds the cluster, its log and its password. */
  directory: string;
  /** Server settings as `name=value`. */
  settings?: readonly string[];
  /** Longest start; longer than the default for a server that first replays much WAL. */
  startWithinS?: number;
}

const USER = 'postgres';
const START_WITHIN_S = 30;
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

/**
 * Starts PostgreSQL in `directory` on a free loopback port, and creates the cluster at the first start. A server that survived a killed
 * parent is reused. The server outlives this process unless `stop` is called.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { initdb, pgCtl } = findBinaries();
  const directory = reachableDirectory(options.directory);
  const data = join(directory, 'data');
  ownFolder(directory, ownUsers());
  giveToServer(directory);
  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(initdb, directory, data);

  const control = (...args: string[]) => runTool(pgCtl, [...args, '-D', data, '-s'], directory);
  const start = async () => {
    if (await isRunning(control)) return false;
    const settings = [...SETTINGS, ...(options.settings ?? [])].map((setting) => `-c ${setting}`).join(' ');
    const patience = String(options.startWithinS ?? START_WITHIN_S);
    await control('start', '-w', '-t', patience, '-l', join(directory, 'log'), '-o', `-p ${await choosePort(directory)} ${settings}`);
    return true;
  };
  let starting: Promise<boolean> | null = null;
  const revive = () => (starting ??= start().finally(() => (starting = null)));
  const wasRunning = !(await revive());
  const password = readFileSync(join(directory, 'password'), 'utf8').trim();
  const port = readPort(data);
  return {
    url: (database) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
    wasRunning,
    revive: async () => void (await revive()),
    stop: async () => {
      if (!(await isRunning(control))) return;
      await control('stop', '-m', 'fast', '-w', '-t', '4').catch(() => control('stop', '-m', 'immediate', '-w', '-t', '2'));
    },
  };
}

async function createCluster(initdb: string, directory: string, data: string) {
  const passwordFile = join(directory, 'password');
  rmSync(data, { recursive: true, force: true });
  writeFileSync(passwordFile, `${randomBytes(18).toString('hex')}\n`, { mode: 0o600 });
  giveToServer(passwordFile);
  const flags = [
    '--auth=scram-sha-256',
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  await runTool(initdb, [`--pgdata=${data}`, ...flags], directory);
}

async function isRunning(control: (...args: string[]) => Promise<string>) {
  try {
    await control('status');
    return true;
  } catch {
    return false;
  }
}

// The port is the fourth line of the pid file.
const readPort = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3]);

/** The previous port if it is still free, so that addresses survive a restart. */
async function choosePort(directory: string) {
  const file = join(directory, 'port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = await freePort(last).catch(() => freePort(0));
  writeFileSync(file, String(port));
  return port;
}

function freePort(wanted: number) {
  return new Promise<number>((done, failed) => {
    const probe = createServer().on('error', failed);
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new Error('No free port'))));
    });
  });
}
