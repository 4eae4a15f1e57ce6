import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { DATA_KINDS, KEPT_BACK } from './kinds';
import { readKind } from './own-data.repository';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

/** Tables with a column for a player, and tables that name a row of such a table. Partitions belong to their table. */
async function tablesOfPlayers(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive named as (
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
        and (c.relname = 'players' or a.attname like 'player%id')
      union
      select k.conrelid from pg_constraint k join named on named.oid = k.confrelid where k.contype = 'f'
    )
    select distinct c.relname as name from named join pg_class c on c.oid = named.oid where not c.relispartition order by name`);
  return rows.map(({ name }) => name);
}

const inArchive = new Set(DATA_KINDS.flatMap(({ tables }) => tables));
const uncovered = async (db: Executor) => (await tablesOfPlayers(db)).filter((name) => !inArchive.has(name) && !(name in KEPT_BACK));

it('has every table with data of a player in the archive, or on the list of exceptions with a reason', async () => {
  expect(await uncovered(platform.db)).toEqual([]);
});

it('finds a new table that nobody has thought of, and one that only refers to such a table', async () => {
  await platform.db
    .transaction(async (tx) => {
      await tx.execute(sql`create table new_thing (id bigint primary key, player_id bigint)`);
      await tx.execute(sql`create table new_part (thing_id bigint references new_thing (id))`);
      expect(await uncovered(tx)).toEqual(['new_part', 'new_thing']);
      throw new Error('Back to the schema as it was');
    })
    .catch((problem: unknown) => expect(String(problem)).toContain('Back to the schema'));
});

it('lists as exceptions only tables that exist and are in no archive', async () => {
  const tables = await tablesOfPlayers(platform.db);
  for (const name of Object.keys(KEPT_BACK)) expect([name, tables.includes(name), inArchive.has(name)]).toEqual([name, true, false]);
});

const SECRET = /hash|secret|token|password|sealed|p256dh|^auth$|endpoint|player_id/;

it('leaves every column out that holds a secret', async () => {
  const { rows } = await platform.db.execute<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relname = any(${[...inArchive]}::text[]) and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p') group by c.relname`);
  const secrets = new Set(rows.flatMap(({ columns }) => columns).filter((name) => SECRET.test(name)));
  expect(secrets.size).toBeGreaterThan(5);
  for (const kind of DATA_KINDS) {
    const query = kind.rows(sql.raw('1')).text;
    const own = rows.filter(({ name }) => kind.tables.includes(name)).flatMap(({ columns }) => columns);
    if (query.includes('to_jsonb(t)'))
      for (const column of own.filter((name) => secrets.has(name)))
        expect([kind.name, query.includes(`'${column}'`)]).toEqual([kind.name, true]);
  }
});

it('reads every kind of a player', async () => {
  const { playerId } = await platform.signUp();
  const found: string[] = [];
  for (const kind of DATA_KINDS)
    await readKind(platform.db, playerId, kind, async (rows) => {
      if (rows.length) found.push(kind.name);
    });
  expect(found).toEqual(expect.arrayContaining(['profile', 'sessions']));
});
