import fastify, { type FastifyInstance } from 'fastify';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import type { Executor } from '../data/database';
import { sql } from '../data/sql';
import { createManualClock } from '../time/clock';
import { addFileRoutes, gatherFiles, styleFile } from './browser-files';

const DAY_S = 86_400;
const clock = createManualClock();
let db: Executor;
let close: () => Promise<void>;
const hosts: FastifyInstance[] = [];

beforeAll(async () => {
  const made = await createTestDatabase();
  const database = openTestDatabase(made.url);
  ({ db } = database);
  close = () => database.close().then(made.drop);
});
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.close())));
afterAll(() => close());

/** A host of one release. */
async function startHost(style: string) {
  const files = await gatherFiles(new Map([['page.css', styleFile(style)]]));
  const app = fastify();
  addFileRoutes(app, files, { db, clock });
  await app.ready();
  hosts.push(app);
  return { base: files.base, get: (path: string) => app.inject(path) };
}

it('serves its own files, and those of a host of another release beside it', async () => {
  const old = await startHost('body { color: red }');
  const fresh = await startHost('body { color: blue }');
  expect(fresh.base).not.toBe(old.base);
  for (const host of [old, fresh]) {
    expect((await host.get(`${old.base}/page.css`)).body).toBe('body { color: red }');
    expect((await host.get(`${fresh.base}/page.css`)).body).toBe('body { color: blue }');
    const font = await host.get(`${old.base}/fonts/latin.woff2`);
    expect([font.headers['content-type'], font.headers['cache-control']]).toEqual(['font/woff2', 'public, max-age=31536000, immutable']);
    expect(font.rawPayload).toEqual((await fresh.get(`${fresh.base}/fonts/latin.woff2`)).rawPayload);
  }
});

it('answers 404 for files that no host has', async () => {
  const { base, get } = await startHost('body { color: red }');
  for (const path of [`${base}/other.css`, '/assets/0123456789abcdef/page.css'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

it('keeps the files of a release for a month after its last host has started', async () => {
  const old = await startHost('body { color: green }');
  clock.advance(31 * DAY_S);
  await startHost('body { color: black }');
  expect((await db.execute(sql`select from browser_file where base = ${old.base}`)).rowCount).toBe(0);
});

it('serves its own files when it starts without the database', async () => {
  const away: Executor = { ...db, execute: () => Promise.reject(new Error('away')) };
  const files = await gatherFiles(new Map([['page.css', styleFile('body { color: red }')]]));
  const app = fastify();
  addFileRoutes(app, files, { db: away, clock });
  await app.ready();
  hosts.push(app);
  expect((await app.inject(`${files.base}/page.css`)).statusCode).toBe(200);
});
