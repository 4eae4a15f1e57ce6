import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import type { Database, Executor } from './database';
import { openWith } from './opening-query';
import { executePrepared } from './prepared';
import { sql } from './sql';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openTestDatabase(made.url, 1);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const keep = (key: string) => sql`insert into settings (key, value) values (${key}, '1')`;
const kept = async () => {
  const { rows } = await database.db.execute<{ key: string }>(sql`select key from settings where key like 'test-%' order by key`);
  return rows.map(({ key }) => key);
};

it('returns rows as the generated types declare: bigint, numeric, date and timestamp values as text', async () => {
  const { rows } = await database.db.execute(sql`
    select 1::bigint as big, 1.50::numeric as decimal, '2026-11-23'::date as day, '2026-11-23 06:00+00'::timestamptz at time zone 'utc' as moment,
      1::integer as small, true as yes, '{"a":1}'::jsonb as json, array[1, 2]::bigint[] as list, ${['a', 'b']}::text[] as given`);
  expect(rows).toEqual([
    {
      big: '1',
      decimal: '1.50',
      day: '2026-11-23',
      moment: '2026-11-23 06:00:00',
      small: 1,
      yes: true,
      json: { a: 1 },
      list: ['1', '2'],
      given: ['a', 'b'],
    },
  ]);
});

it('rolls back a savepoint and keeps the rest of the transaction', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(keep('test-1'));
    const part = tx.transaction(async (inner) => {
      await inner.execute(keep('test-2'));
      throw new Error('not this part');
    });
    await expect(part).rejects.toThrow('not this part');
    await tx.transaction((inner) => inner.execute(keep('test-3')));
  });
  expect(await kept()).toEqual(['test-1', 'test-3']);
});

it('calls what follows a commit once and after it, outside a transaction at once, and never after a rollback', async () => {
  const seen: string[][] = [];
  let calls = 0;
  const look = () => void (calls += 1);
  await database.db.transaction(async (tx) => {
    tx.afterCommit(look);
    await tx.transaction(async (inner) => inner.afterCommit(look));
    seen.push([String(calls)]);
  });
  expect([seen, calls]).toEqual([[['0']], 1]);
  database.db.afterCommit(look);
  expect(calls).toBe(2);
  const undone = database.db.transaction(async (tx) => {
    tx.afterCommit(look);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(calls).toBe(2);
});

it('serves others after a transaction whose connection was lost', async () => {
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(keep('test-4'));
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(lost).rejects.toThrow('Failed query');
  expect(await kept()).not.toContain('test-4');
});

it('prepares a statement once for each connection', async () => {
  const read = (value: number) => executePrepared<{ twice: number }>(database.db, sql`select ${value}::integer * 2 as twice`);
  expect([(await read(2)).rows, (await read(3)).rows]).toEqual([[{ twice: 4 }], [{ twice: 6 }]]);
  const { rows } = await database.db.execute<{ calls: number }>(sql`
    select generic_plans::int + custom_plans::int as calls from pg_prepared_statements where statement like '%as twice'`);
  expect(rows).toEqual([{ calls: 2 }]);
});

it('reports the PostgreSQL error of a failed statement without its text and its values', async () => {
  const failed = database.db.execute(sql`select ${'secret'}::integer as hidden_name`);
  const problem: unknown = await failed.catch((error: unknown) => error);
  expect(String(problem)).toBe('Error: Failed query');
  expect(problem).toMatchObject({ cause: { code: '22P02' } });
});

it('undoes all statements that were sent together when one fails, and sends nothing of the others afterwards', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const change = database.db.transaction(async (tx) => {
    const inSteps = async () => {
      await tx.execute(keep('test-together-1'));
      await tx.execute(sql`select pg_sleep(0.05)`);
      await tx.execute(keep('test-together-2'));
    };
    late = inSteps();
    await Promise.all([tx.execute(keep('test-together-3')), tx.execute(sql`select 1 / 0`), late]);
  });
  await expect(change).rejects.toThrow('Failed query');
  await expect(late).rejects.toThrow(/over|Failed query/);
  await database.db.execute(sql`select 1`);
  expect((await kept()).filter((key) => key.includes('together'))).toEqual([]);
});

it('refuses a statement of a transaction that has ended', async () => {
  let kept: Executor | null = null;
  await database.db.transaction(async (tx) => {
    kept = tx;
    await tx.execute(sql`select 1`);
  });
  await expect((kept as Executor | null)?.execute(sql`select 1`)).rejects.toThrow('The transaction is over');
});

it('runs neither the first statement nor the next ones when the transaction does not open', async () => {
  const client = database.openConnection();
  await client.connect();
  // PostgreSQL refuses BEGIN in a transaction that has failed.
  await client.query('begin');
  await expect(client.query('select 1 / 0')).rejects.toThrow();
  const { begun, answer } = openWith(client, keep('test-unopened'));
  await expect(answer).rejects.toThrow('current transaction is aborted');
  await expect(begun).rejects.toThrow('current transaction is aborted');
  await client.end();
  expect((await kept()).filter((key) => key.includes('unopened'))).toEqual([]);
});
