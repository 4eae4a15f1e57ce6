import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import Postgrator from 'postgrator';
import { databaseErrorCode } from '@site/platform-kit/data/database';

export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '..', 'migrations');

/** The number of the newest migration. */
export const newestMigration = () => Math.max(...readdirSync(MIGRATIONS).map((file) => Number.parseInt(file, 10)));

/** A statement of a migration waits for a lock at most so long, because every call to that table waits behind it. */
const LOCK_WAIT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 30;
const BETWEEN_TRIES_MS = 1000;

/**
 * Migrates a database up to the newest version, in one transaction. A newer schema stays as it is, because its release may still run. Two
 * processes that start at once wait for each other.
 * @param version only tests give one, and then the schema also goes down
 */
export async function migrate(url: string, version?: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('migrations'))");
    await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
    for (let tries = 1; !(await isMigrated(client, version, tries)); tries++) await wait(BETWEEN_TRIES_MS);
  } finally {
    await client.end();
  }
}

/** @returns false when a lock was not free in time, and another try may succeed */
async function isMigrated(client: pg.Client, version: number | undefined, tries: number) {
  const migrator = new Postgrator({
    driver: 'pg',
    migrationPattern: join(MIGRATIONS, '*.sql'),
    execQuery: (query) => client.query(query),
  });
  await client.query('begin');
  try {
    const newest = newestMigration();
    if (version !== undefined || (await migrator.getDatabaseVersion()) <= newest) await migrator.migrate(String(version ?? newest));
    await client.query('commit');
    return true;
  } catch (problem) {
    await client.query('rollback');
    if (databaseErrorCode(problem) !== LOCK_NOT_AVAILABLE || tries === TRIES) throw problem;
    return false;
  }
}
