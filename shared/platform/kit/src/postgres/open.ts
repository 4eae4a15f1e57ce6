import { join } from 'node:path';
import pg from 'pg';
import { keptKey } from '../secrets/kept-key';
import { startPostgres, type PostgresServer } from './server';
import { addressAs, grantRows, makeSiteRole, rightsOf, roleOf, SITE_ROLE, type Rights } from './site-role';

/** Name of the database in the embedded server. */
export const DATABASE = 'sandbox';

/** Folder of the embedded server, before `reachableDirectory`. */
export const serverFolder = (dataDirectory: string) => join(dataDirectory, 'postgres');

interface Places {
  databaseUrl: string;
  migrationUrl: string;
  dataDirectory: string;
}

export interface OwnedDatabase {
  /** Address with the role that the platform uses to serve. */
  url: string;
  /** Address with the owner’s role, for migrations; equals `url` when there is no other. */
  ownerUrl: string;
  /** Gives the platform's role its rights; call it after the migrations. @returns the protections that this role lacks */
  grant(): Promise<Rights>;
  /** Call it after a lost connection: restarts our own server if it has died. */
  revive(): void;
  /** Stops the server if it is ours. */
  stop(): Promise<void>;
}

/** An external PostgreSQL by address, or the embedded one with its data in `dataDirectory`. */
export async function openDatabaseServer({ databaseUrl, migrationUrl, dataDirectory }: Places): Promise<OwnedDatabase> {
  if (databaseUrl) return { ...rolesOf(databaseUrl, migrationUrl || databaseUrl), revive: () => {}, stop: async () => {} };
  const server = await startPostgres({ directory: serverFolder(dataDirectory) });
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  const known = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!known.rowCount) await client.query(`create database ${DATABASE}`);
  await client.end();
  const ownerUrl = server.url(DATABASE);
  const password = keptKey(dataDirectory, 'database-role.key');
  await makeSiteRole(ownerUrl, password);
  return { ...rolesOf(addressAs(ownerUrl, SITE_ROLE, password), ownerUrl), ...reviver(server) };
}

function rolesOf(url: string, ownerUrl: string): Pick<OwnedDatabase, 'url' | 'ownerUrl' | 'grant'> {
  return {
    url,
    ownerUrl,
    grant: async () => {
      if (roleOf(url) !== roleOf(ownerUrl)) await grantRows(ownerUrl, roleOf(url));
      return rightsOf(url);
    },
  };
}

const LOOKS = 10;
const BETWEEN_LOOKS_MS = 1000;

/** A connection often breaks before the server process has ended, so this checks the process for a while. */
function reviver(server: PostgresServer) {
  let looking: Promise<void> | null = null;
  let isStopping = false;
  const look = async () => {
    for (let looked = 0; looked < LOOKS && !isStopping; looked++) {
      await server.revive().catch(() => {});
      await new Promise((done) => setTimeout(done, BETWEEN_LOOKS_MS).unref());
    }
  };
  return {
    revive: () => {
      looking ??= look().finally(() => (looking = null));
    },
    stop: () => {
      isStopping = true;
      return server.stop();
    },
  };
}
