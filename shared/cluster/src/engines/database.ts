import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '../plan/environment';
import type { Place, Secrets } from '../plan/place';
import { portsOf } from '../plan/ports';

const LOOK_EVERY_MS = 500;
/** A new cluster makes its files first, and a busy machine is slow. */
const PATIENCE_MS = 180_000;

async function connect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return null;
  }
}

/** @throws Error when no PostgreSQL leads in time */
async function connectToLeader(url: string): Promise<pg.Client> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(LOOK_EVERY_MS)) {
    const client = await connect(url);
    if (client) return client;
  }
  throw new Error('No PostgreSQL leads. The logs of etcd, postgres-1 and postgres-2 say why: .data/cluster/logs');
}

/** Waits for the PostgreSQL that leads, and makes the roles and databases of the site at the first start. */
export async function prepareDatabase({ root, base }: Place, secrets: Secrets): Promise<void> {
  const client = await connectToLeader(databaseUrl(base, 'postgres', secrets.superuser, 'postgres'));
  try {
    const made = await client.query("select 1 from pg_roles where rolname = 'site_app'");
    if (made.rowCount) return;
    await client.query(`create role site_owner login password ${pg.escapeLiteral(secrets.owner)}`);
    await client.query('create database site owner site_owner');
    await promisify(execFile)('sh', [join(root, 'shared/deployment/postgres/roles.sh')], {
      env: {
        PATH: process.env['PATH'],
        PGHOST: '127.0.0.1',
        PGPORT: String(portsOf(base).database),
        PGPASSWORD: secrets.superuser,
        POSTGRES_USER: 'postgres',
        POSTGRES_DB: 'site',
        DATABASE_PASSWORD: secrets.site,
        STORE_PASSWORD: secrets.store,
      },
    });
  } finally {
    await client.end();
  }
}
