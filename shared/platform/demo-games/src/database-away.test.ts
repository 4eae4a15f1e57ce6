import type { FastifyInstance } from 'fastify';
import { openDatabase, type Database } from '@site/platform-kit/data/database';
import { createManualClock } from '@site/platform-kit/time/clock';
import { createTestDatabase } from '@site/platform-testing/test-cluster';
import { createBreakableProxy, type BreakableProxy } from '@site/testing/breakable-proxy';
import { until } from '@site/testing/patience';
import { createSuppliers } from './server';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: BreakableProxy;
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  made = await createTestDatabase();
  proxy = await createBreakableProxy(made.url);
  database = openDatabase(proxy.url, () => {}, { size: 2 });
  app = await createSuppliers({
    platformOrigin: 'http://127.0.0.1:1',
    siteOrigin: 'https://site.test',
    merchantId: 'demo-games',
    secret: 'test-secret',
    clock: createManualClock(),
    db: database.db,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await made.drop();
});

const play = async () => {
  const payload = { session: 'nobody', round: 'round-0001', stake: 1000, choice: {} };
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/api/rounds', payload });
  return [statusCode, headers['cache-control']];
};

it('answers 503 while the database is away, so that the page asks again, and plays when it is back', async () => {
  expect(await play()).toEqual([404, 'no-store']);
  await proxy.refuse();
  expect(await play()).toEqual([503, 'no-store']);
  await proxy.work();
  await until(async () => (await play())[0] === 404);
});
