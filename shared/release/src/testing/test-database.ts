import { createEmptyDatabase } from '@site/platform-testing/test-server';
import pg from 'pg';
import { createPostgresStore } from '../store/postgres-store';
import type { ReleaseStore } from '../store/store';
import { PATIENT } from './store-at';

/** Gives the tests of this file a PostgreSQL database, and each of them one without a store. Stores are closed after their test. */
export function createDatabaseForTests() {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  const opened: ReleaseStore[] = [];

  async function query(sql: string) {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return await client.query<Record<string, unknown>>(sql);
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close?.();
    await query('drop schema if exists releases cascade');
  });
  afterAll(() => database.drop());

  return {
    url: () => database.url,
    /** Changes rows past the store, as a person with the rights could. */
    query,
    /** @param url address of a proxy in front of the database */
    open(limits = PATIENT, url = database.url) {
      const store = createPostgresStore(url, limits);
      opened.push(store);
      return store;
    },
  };
}
