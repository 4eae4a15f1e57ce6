import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import type { Database } from './database';
import { deleteInSteps } from './in-steps';
import { sql } from './sql';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openTestDatabase(made.url, 2);
});
beforeEach(() => database.db.execute(sql`delete from settings where key like 'old-%'`));
afterAll(async () => {
  await database.close();
  await drop();
});

const IS_OLD = sql`key like 'old-%'`;
const add = (count: number) =>
  database.db.execute(sql`insert into settings (key, value) select 'old-' || n, '1' from generate_series(1, ${count}::int) n`);
const left = async () =>
  (await database.db.execute<{ key: string }>(sql`select key from settings where ${IS_OLD}`)).rows.map(({ key }) => key);

it.each([9, 10, 11])('deletes %d rows in steps of five, and nothing else', async (count) => {
  const before = (await database.db.execute(sql`select key from settings`)).rows.length;
  await add(count);
  await deleteInSteps(database.db, sql`settings`, IS_OLD, 5);
  expect((await database.db.execute(sql`select key from settings`)).rows).toHaveLength(before);
});

it('does not wait for a row that another transaction has locked', async () => {
  await add(12);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from settings where key = 'old-3' for update`);
    await deleteInSteps(database.db, sql`settings`, IS_OLD, 5);
  });
  expect(await left()).toEqual(['old-3']);
  await deleteInSteps(database.db, sql`settings`, IS_OLD, 5);
  expect(await left()).toEqual([]);
});
