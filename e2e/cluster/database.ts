/** A PostgreSQL for the processes of a cluster; it sends the addresses of both roles, starts the server again on `revive`, and stops with its parent. */
import { once } from 'node:events';
import { openDatabaseServer } from '@site/platform-kit/postgres/open';

const [dataDirectory = ''] = process.argv.slice(2);
const server = await openDatabaseServer({ databaseUrl: '', migrationUrl: '', dataDirectory });
process.on('message', () => server.revive());
process.send?.({ url: server.url, ownerUrl: server.ownerUrl });
await Promise.race([once(process, 'disconnect'), once(process, 'SIGTERM')]);
await server.stop();
process.exit(0);
