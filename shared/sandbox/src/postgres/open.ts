import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type PostgresServer } from './server';

const DATABASE = 'sandbox';

export interface OwnedDatabase {
  url: string;
  /** Call it when a connection was lost: starts our server again if it has died. */
  revive(): void;
  /** Stops the server if it is ours. */
  stop(): Promise<void>;
}

/** Somebody's PostgreSQL by address, or the embedded one with its data below `dataDirectory`. */
export async function openDatabaseServer({
  databaseUrl,
  dataDirectory,
}: {
  databaseUrl: string;
  dataDirectory: string;
}): Promise<OwnedDatabase> {
  if (databaseUrl) return { url: databaseUrl, revive: () => {}, stop: async () => {} };
  const server = await startPostgres({ directory: join(dataDirectory, 'postgres') });
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  const known = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!known.rowCount) await client.query(`create database ${DATABASE}`);
  await client.end();
  return { url: server.url(DATABASE), ...reviver(server) };
}

const LOOKS = 10;
const BETWEEN_LOOKS_MS = 1000;

/** A connection often breaks before the server's process is gone, so it is looked at for a while. */
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
