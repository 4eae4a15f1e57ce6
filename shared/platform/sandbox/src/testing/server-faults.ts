import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { postgresProcesses, type ServerStop } from '@site/testing/postgres-processes';

/** A PostgreSQL server of one test file, which the test stops, restarts and freezes. */
export async function startBreakableServer() {
  const directory = join(mkdtempSync(join(tmpdir(), 'site-away-')), 'postgres');
  const server = await startPostgres({ directory, settings: ['fsync=off'] });
  const processes = postgresProcesses(join(reachableDirectory(directory), 'data'));
  return {
    url: server.url('postgres'),
    async restart(how: ServerStop) {
      await processes.stop(how);
      await server.revive();
    },
    freeze: processes.freeze,
    async stop() {
      await server.stop();
      for (const made of [directory, reachableDirectory(directory)]) rmSync(made, { recursive: true, force: true });
    },
  };
}
