import { createBreakableProxy, type BreakableProxy } from '@site/testing/breakable-proxy';
import { PATIENCE_MS, until } from '@site/testing/patience';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { isDatabaseAway, isDatabaseBusy, openDatabase, type Database } from './database';
import { executePrepared } from './prepared';
import { sql } from './sql';

const SIZE = 3;
const PATIENT = { connectWithinMs: PATIENCE_MS, answerWithinMs: PATIENCE_MS, lockWithinMs: PATIENCE_MS, idleWithinMs: PATIENCE_MS };

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: BreakableProxy;
/** The same database, past the proxy. */
let direct: Database;
const opened: Database[] = [];

beforeAll(async () => {
  made = await createTestDatabase();
  direct = openTestDatabase(made.url);
  await direct.db.execute(sql`insert into settings (key, value) values ('test', '0')`);
});
beforeEach(async () => {
  proxy = await createBreakableProxy(made.url);
});
afterEach(async () => {
  await proxy.close();
  await Promise.all(opened.splice(0).map((database) => database.close()));
});
afterAll(async () => {
  await direct.close();
  await made.drop();
});

const lost: Error[] = [];
function open(limits: Parameters<typeof openDatabase>[2]) {
  const database = openDatabase(proxy.url, (problem) => lost.push(problem), { size: SIZE, ...PATIENT, ...limits });
  opened.push(database);
  return database;
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (problem: unknown) => problem,
  );
const kindOf = (problem: unknown) => (isDatabaseAway(problem) ? 'away' : isDatabaseBusy(problem) ? 'busy' : problem);

const change = sql`update settings set value = to_jsonb(value::text::int + 1) where key = 'test'`;
const pidOf = async ({ db }: Database) => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
/** Processes of the server that serve the whole pool. */
const everyPid = (database: Database) =>
  Promise.all(
    Array.from({ length: SIZE }, async () => {
      const { rows } = await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.2)`);
      return rows[0]?.pid ?? 0;
    }),
  );

it('waits 4 s for a lock, 5 s for the next statement of a transaction, 10 s for an answer, and lets the server look for dead clients', async () => {
  const database = openDatabase(made.url, () => {}, { size: 1 });
  opened.push(database);
  const { rows } = await database.db.execute<{ name: string; setting: string }>(sql`
    select name, setting || coalesce(unit, '') as setting from pg_settings where name = any(${[
      'lock_timeout',
      'idle_in_transaction_session_timeout',
      'statement_timeout',
      'tcp_user_timeout',
      'tcp_keepalives_idle',
      'client_connection_check_interval',
    ]}::text[])`);
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toMatchObject({
    lock_timeout: '4000ms',
    idle_in_transaction_session_timeout: '5000ms',
    statement_timeout: '10000ms',
    tcp_keepalives_idle: '2s',
    ...(process.platform === 'linux' && { tcp_user_timeout: '5000ms', client_connection_check_interval: '1000ms' }),
  });
});

it('a client that is gone in the middle of a transaction does not keep its locks', async () => {
  const { db } = open({ idleWithinMs: 300 });
  const gone = db.transaction(async (tx) => {
    await tx.execute(change);
    await proxy.hang();
    await direct.db.execute(change);
    await proxy.work();
    return tx.execute(change);
  });
  expect(kindOf(await problemOf(gone))).toBe('away');
  expect((await direct.db.execute(change)).rowCount).toBe(1);
});

it.each([
  ['waits too long for a lock', { lockWithinMs: 100 }, change],
  ['takes too long', { answerWithinMs: 100 }, sql`select pg_sleep(30)`],
])('a statement that %s is refused as busy, and its connection serves others', async (_, limits, statement) => {
  const database = open({ ...limits, size: 1 });
  const pid = await pidOf(database);
  await direct.db.transaction(async (tx) => {
    await tx.execute(change);
    expect(kindOf(await problemOf(database.db.execute(statement)))).toBe('busy');
  });
  expect(await pidOf(database)).toBe(pid);
});

it('the calls on a server that does not answer fail as away, and work again when it answers', async () => {
  const { db } = open({ doubtAfterMs: 250, connectWithinMs: 1000 });
  await db.execute(change);
  lost.length = 0;
  await proxy.hang();
  const waiting = [
    db.execute(change),
    db.transaction((tx) => tx.execute(change)),
    db.transaction(async (tx) => {
      await tx.execute(change);
      await tx.execute(change);
    }),
  ];
  expect((await Promise.all(waiting.map(problemOf))).map(kindOf)).toEqual(['away', 'away', 'away']);
  expect(lost.map(String)).toEqual(['Error: The database does not answer']);
  // While it is silent, no call waits for it.
  expect(kindOf(await problemOf(db.execute(sql`select pg_sleep(3600)`)))).toBe('away');
  await proxy.work();
  expect(
    await until(() =>
      db.execute(change).then(
        ({ rowCount }) => rowCount,
        () => 0,
      ),
    ),
  ).toBe(1);
});

it('a connection that breaks without a word fails as away, although the server answers others', async () => {
  const { db } = open({ doubtAfterMs: 250, idleWithinMs: 300 });
  proxy.cutAt('to_jsonb', 'silently');
  expect(kindOf(await problemOf(db.transaction((tx) => tx.execute(change))))).toBe('away');
  await proxy.work();
  expect((await db.execute(change)).rowCount).toBe(1);
});

it('a connection also breaks at a statement that it has prepared before', async () => {
  const { db } = open({ size: 1 });
  const twice = () => executePrepared(db, sql`select ${21}::int * 2 as twice`);
  await twice();
  proxy.cutAt('as twice', 'before');
  expect(kindOf(await problemOf(twice()))).toBe('away');
  expect(proxy.hasCut()).toBe(true);
});

it('a slow statement of a server that is there gets its answer', async () => {
  const { db } = open({ doubtAfterMs: 250 });
  const slow = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(1.5)`);
    await tx.execute(change);
    return 'done';
  });
  expect(await slow).toBe('done');
});

it('without a watch, the longest wait closes the connection', async () => {
  const { db } = open({ answerWithinMs: 50, doubtAfterMs: PATIENCE_MS, size: 1 });
  await db.execute(sql`select 1`);
  await proxy.hang();
  expect(kindOf(await problemOf(db.execute(sql`select 1`)))).toBe('away');
  await proxy.work();
  expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
});

it('after a fail-over, one refused write drops every connection to the server that only reads', async () => {
  const database = open({ doubtAfterMs: PATIENCE_MS });
  const before = await everyPid(database);
  await Promise.all(before.map(() => database.db.execute(sql`set session characteristics as transaction read only; select pg_sleep(0.2)`)));
  const refused = database.db.transaction((tx) => tx.execute(change));
  expect(kindOf(await problemOf(refused))).toBe('away');
  expect((await everyPid(database)).filter((pid) => before.includes(pid))).toEqual([]);
  expect((await database.db.execute(change)).rowCount).toBe(1);
});
