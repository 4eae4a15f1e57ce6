import { readFileSync } from 'node:fs';
import { sql } from '@site/platform-kit/data/sql';
import { createTestDatabase, openTestDatabase } from './test-cluster';
import { generateTableTypes, TABLE_TYPES } from './table-types';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const written = readFileSync(TABLE_TYPES, 'utf8');

it('has every table and column of the migrated database in the file of types, which `npm run tables` writes', async () => {
  expect(await generateTableTypes(database.url)).toBe(written);
});

it('notices a migration that came without its types', async () => {
  const { db, close } = openTestDatabase(database.url);
  await db.execute(sql`alter table account add column opened_on date`);
  await close();
  expect(await generateTableTypes(database.url)).toBe(
    written.replace(
      '  key: string;\n  kind: string;\n  overdraft',
      '  key: string;\n  kind: string;\n  opened_on: string | null;\n  overdraft',
    ),
  );
});
