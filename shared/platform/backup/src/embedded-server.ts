import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '@site/platform-kit/postgres/open';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { startPostgres, type PostgresServer } from '@site/platform-kit/postgres/server';
import { withCleanUp } from './clean-up';
import { BackupProblem } from './problem';

/**
 * Works with the embedded database of a site. The server of a site that does not run is started for this alone.
 * @param work takes the server and its folder
 * @throws BackupProblem when there is no database
 */
export async function withEmbeddedServer<T>(
  dataFolder: string,
  work: (server: PostgresServer, directory: string) => Promise<T>,
): Promise<T> {
  const directory = reachableDirectory(serverFolder(dataFolder));
  if (!existsSync(join(directory, 'data', 'PG_VERSION')))
    throw new BackupProblem(`There is no database in ${directory}. DATA_DIR names the folder of the site, or DATABASE_URL its database.`);
  const server = await startPostgres({ directory: serverFolder(dataFolder) });
  const stop = async () => server.wasRunning || server.stop();
  return withCleanUp(stop, () => work(server, directory));
}
