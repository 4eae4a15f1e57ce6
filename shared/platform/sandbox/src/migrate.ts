import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import Postgrator from 'postgrator';

export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '..', 'migrations');

/** The number of the newest migration. */
export const newestMigration = () => Math.max(...readdirSync(MIGRATIONS).map((file) => Number.parseInt(file, 10)));

/** Migrates a database to `version`, up or down; default: the newest. Two processes that start at once wait for each other. */
export async function migrate(url: string, version = newestMigration()) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('migrations'))");
    const migrator = new Postgrator({
      driver: 'pg',
      migrationPattern: join(MIGRATIONS, '*.sql'),
      execQuery: (query) => client.query(query),
    });
    await client.query('begin');
    await migrator.migrate(String(version));
    await client.query('commit');
  } finally {
    await client.end();
  }
}
