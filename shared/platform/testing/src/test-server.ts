import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { temporaryFolder } from '@site/testing/memory-folder';
import { alone, isHeld } from './process-lock';

/**
 * One PostgreSQL server for every test process on this machine. Its folder also holds the leases, one for each process id; a keeper stops
 * the server half a minute after the last leaseholder has ended. A database has about a thousand small files, so the folder is in memory if
 * there is room.
 */
export const DIRECTORY = join(temporaryFolder(), `site-test-postgres-${process.getuid?.() ?? 0}`);
const HERE = dirname(fileURLToPath(import.meta.url));
/** Runs a program in TypeScript. */
const RUNNER = join(HERE, '../../../build/bin/run.mjs');
const QUICK = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
  'max_wal_size=128MB',
  // Tests that need statistics or vacuumed tables ask for them.
  'autovacuum=off',
];

/** Starts the server, or finds the one that runs. The lease of this process keeps it running while the process lives. */
export async function startTestServer() {
  mkdirSync(DIRECTORY, { recursive: true });
  const server = await alone(join(DIRECTORY, 'start.lock'), async () => {
    takeLease();
    const running = await startPostgres({ directory: DIRECTORY, settings: QUICK });
    if (!running.wasRunning) await logInQuickly(running.url('postgres'));
    startKeeper();
    return running;
  });
  return { url: server.url, administer: (sql: string) => query(server.url('postgres'), sql) };
}

/** Stores the password with one round of its hash, because the tests log in thousands of times and each client computes every round. */
const logInQuickly = (url: string) => query(url, `set scram_iterations = 1; alter role current_user password '${new URL(url).password}'`);

let started: ReturnType<typeof startTestServer> | null = null;

/** Creates a database without tables. @returns its address */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  started ??= startTestServer();
  const { url, administer } = await started;
  const name = nameOfDatabase('empty');
  await administer(`create database ${name} template template0 strategy file_copy`);
  return { url: url(name), drop: async () => void (await administer(`drop database ${name} with (force)`)) };
}

/** A new name that shows which process made the database. */
export const nameOfDatabase = (kind: string) => `${kind}_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

const leases = join(DIRECTORY, 'leases');

function takeLease() {
  mkdirSync(leases, { recursive: true });
  writeFileSync(join(leases, String(process.pid)), '');
}

function startKeeper() {
  if (isHeld(join(DIRECTORY, 'keeper.lock'))) return;
  spawn(process.execPath, [RUNNER, join(HERE, 'test-cluster-keeper.ts'), DIRECTORY], {
    detached: true,
    stdio: 'ignore',
  }).unref();
}
