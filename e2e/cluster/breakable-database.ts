import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresProcesses, type ServerStop } from '@site/testing/postgres-processes';
import { ROOT, RUNNER } from '../site/server';

const LOOK_AGAIN_MS = 100;
const CONNECT_MS = 5000;

/** The PostgreSQL of a cluster, in a process of its own. */
export async function startDatabase(dataDir: string) {
  const child = fork(join(ROOT, RUNNER), [join(import.meta.dirname, 'database.ts'), dataDir], { execArgv: [] });
  const ended = once(child, 'exit');
  const [addresses] = (await Promise.race([once(child, 'message'), ended.then(notStarted)])) as [{ url: string; ownerUrl: string }];
  const { ownerUrl } = addresses;
  const processes = postgresProcesses(
    await askDatabase<string>(ownerUrl, 'select setting as answer from pg_settings where name = $1', 'data_directory'),
  );
  return {
    ...addresses,
    /** Ends the server and starts it again, and resolves when it takes connections. */
    async restart(how: ServerStop) {
      await processes.stop(how);
      child.send('revive');
      while (!(await askDatabase(ownerUrl, 'select $1 as answer', 'is there').catch(() => null))) await wait(LOOK_AGAIN_MS);
    },
    async freeze(ms: number) {
      const thaw = processes.freeze();
      await wait(ms);
      thaw();
    },
    /** Ends all connections of a process. */
    cut: (name: string) =>
      askDatabase<string>(
        ownerUrl,
        'select count(pg_terminate_backend(pid)) as answer from pg_stat_activity where application_name = $1',
        name,
      ),
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** One answer over a connection of its own. */
export async function askDatabase<T>(connectionString: string, statement: string, value: string): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'cluster', connectionTimeoutMillis: CONNECT_MS });
  // The server may end in the middle.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(statement, [value]);
    if (!rows[0]) throw new Error(`No answer to: ${statement}`);
    return rows[0].answer;
  } finally {
    await client.end().catch(() => {});
  }
}

function notStarted(): never {
  throw new Error('The database did not start');
}
