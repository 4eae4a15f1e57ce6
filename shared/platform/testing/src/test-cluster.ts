import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from '@site/testing/patience';
import pg from 'pg';
import { openDatabase } from '@site/platform-kit/data/database';
import { migrate } from '@site/platform-sandbox/migrate';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { seed } from '@site/platform-sandbox/seed/seed';
import { alone, isHeld } from './process-lock';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/**
 * One PostgreSQL server for every test process on this machine. Its folder also holds the leases, one for each process id; a keeper stops
 * the server half a minute after the last leaseholder has ended. A database has about a thousand small files, so the folder is in memory if
 * there is room.
 */
const DIRECTORY = join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `site-test-postgres-${process.getuid?.() ?? 0}`);
const HERE = dirname(fileURLToPath(import.meta.url));
/** Folder with all packages of the platform. */
const SOURCES = join(HERE, '..', '..');
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB', 'max_wal_size=128MB'];

function hasRoom(folder: string) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

let prepared: ReturnType<typeof prepareTemplate> | null = null;

/** Creates a fresh, migrated and seeded database. @returns its address */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  prepared ??= prepareTemplate();
  const { server, template, administer } = await prepared;
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return { url: server.url(name), drop: async () => void (await administer(`drop database ${name} with (force)`)) };
}

/** Runs once in a process: its lease keeps the server running while the process lives. */
async function prepareTemplate() {
  mkdirSync(DIRECTORY, { recursive: true });
  const server = await alone(join(DIRECTORY, 'start.lock'), async () => {
    takeLease();
    const running = await startPostgres({ directory: DIRECTORY, settings: QUICK });
    startKeeper();
    return running;
  });
  const template = `template_${sourceHash()}`;
  const administer = (sql: string) => query(server.url('postgres'), sql);
  await alone(join(DIRECTORY, `${template}.lock`), async () => {
    const known = await administer(`select 1 from pg_database where datname = '${template}'`);
    if (!known.rowCount) await makeTemplate(server.url, template, administer);
  });
  return { server, template, administer };
}

/** Waits long for connections and answers, because many statements of a test may queue on a busy machine. */
export const openTestDatabase = (url: string, size?: number) =>
  openDatabase(url, () => {}, { size, connectWithinMs: PATIENCE_MS, answerWithinMs: PATIENCE_MS });

async function makeTemplate(url: (database: string) => string, template: string, administer: (sql: string) => Promise<unknown>) {
  const draft = `draft_${template}`;
  await administer(`drop database if exists ${draft} with (force)`);
  await administer(`create database ${draft}`);
  await migrate(url(draft));
  const { db, close } = openTestDatabase(url(draft));
  await seed(db, new Date());
  await close();
  await administer(`alter database ${draft} rename to ${template}`);
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

const IS_SOURCE = /^(?!.*(?:node_modules|\.test\.ts)).*\.(?:sql|ts)$/;

/** Hash of the sources that build the template, so that changed code builds a new one. */
function sourceHash() {
  const hash = createHash('sha1');
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
    if (IS_SOURCE.test(file)) hash.update(file).update(readFileSync(join(SOURCES, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

const leases = join(DIRECTORY, 'leases');

function takeLease() {
  mkdirSync(leases, { recursive: true });
  writeFileSync(join(leases, String(process.pid)), '');
}

function startKeeper() {
  if (isHeld(join(DIRECTORY, 'keeper.lock'))) return;
  const tsx = createRequire(import.meta.url).resolve('tsx');
  spawn(process.execPath, ['--import', tsx, join(HERE, 'test-cluster-keeper.ts'), DIRECTORY], {
    detached: true,
    stdio: 'ignore',
  }).unref();
}
