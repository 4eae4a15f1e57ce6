import type { FastifyInstance } from 'fastify';
import { createManualClock } from '@site/platform-kit/time/clock';
import { openDatabase, type Database } from '@site/platform-kit/data/database';
import { describeSlowClients, QUICK_LIMITS } from '@site/platform-testing/slow-clients';
import { createTestDatabase } from '@site/platform-testing/test-cluster';
import { createSuppliers } from './server';

let store: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let games: FastifyInstance;
beforeAll(async () => {
  store = await createTestDatabase();
  database = openDatabase(store.url, () => {}, { size: 2 });
  games = await createSuppliers({
    platformOrigin: 'http://127.0.0.1:9',
    siteOrigin: 'http://site.test',
    merchantId: 'demo-games',
    secret: 'secret',
    clock: createManualClock(),
    db: database.db,
    timeLimits: QUICK_LIMITS,
  });
  await games.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  await games.close();
  await database.close();
  await store.drop();
});

describeSlowClients({ app: () => games, post: '/api/rounds', read: '/healthz' });
