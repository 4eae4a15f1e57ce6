import pg from 'pg';
import { openTestDatabase, createTestDatabase } from '@site/platform-testing/test-cluster';
import { writeAudit } from '@site/platform-kit/http/audit';
import { sql } from '@site/platform-kit/data/sql';
import { TEST_MS, until } from '@site/testing/patience';
import { codeOf, dropMonths, listMonths, listOld, monthLines, withOwner } from './retention';
import { sitePlaces } from './site-places';

jest.setTimeout(TEST_MS);

const KEPT = 6;

/** Tables with a partition for each month, and the values of a row of it. */
const TABLES = {
  audit_log: sql`insert into audit_log (at, action, ip, detail) select day, 'month', '', '{}' from days`,
  vip_received: sql`insert into vip_received (player_id, day, game_type, milli_vp, updated_at) select min(id), day, 'SLOT', 1, day from days, players group by day`,
} as const;
type Table = keyof typeof TABLES;

let database: ReturnType<typeof openTestDatabase>;
let url: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
  database = openTestDatabase(url, 4);
  for (const table of Object.keys(TABLES) as Table[]) await beginYearAgo(table);
});
afterEach(async () => {
  await database.close();
  await drop();
});

/** Months began a year ago, and each has had a row since. */
async function beginYearAgo(table: Table) {
  const [parent, past] = [sql.identifier(table), sql.identifier(`${table}_past`)];
  await database.db.execute(sql`alter table ${parent} detach partition ${past}`);
  for (let ago = 12; ago >= 0; ago--)
    await database.db.execute(sql`
      select month_partition_add(${table}, ${table} || '_' || to_char(dhaka_month(now(), ${-ago}) at time zone 'Asia/Dhaka', 'YYYY_MM'),
        dhaka_month(now(), ${-ago}), quote_literal((dhaka_month(now(), ${1 - ago}) at time zone 'Asia/Dhaka')::date))`);
  await database.db.execute(sql`drop table ${past}`);
  await database.db.execute(sql`
    with days as (select dhaka_month(now(), -ago) + interval '1 day' as day from generate_series(1, 12) ago) ${TABLES[table]}`);
}

const owned = <T>(work: (owner: pg.Client) => Promise<T>) => withOwner(sitePlaces({ DATABASE_URL: url }), work);
const noted: string[] = [];
const dropOld = () => owned(async (owner) => dropMonths(owner, await listOld(owner, KEPT), (line) => void noted.push(line)));
const rowsLeft = async (table: Table = 'audit_log') =>
  (await database.db.execute(table === 'audit_log' ? sql`select 1 from audit_log where action = 'month'` : sql`select 1 from vip_received`))
    .rows.length;
const monthsOf = async (table: Table) => (await owned(listMonths)).filter((part) => part.table === table);

it.each(Object.keys(TABLES) as Table[])(
  'lists the months of %s with their rows, and drops those that are older than asked for, with an audit row for each',
  async (table) => {
    const months = await monthsOf(table);
    expect(months.map(({ rows }) => rows)).toEqual([...Array<number>(12).fill(1), 0, 0, 0, 0]);
    const old = (await owned((owner) => listOld(owner, KEPT))).filter((part) => part.table === table);
    expect(old.map(({ name }) => name)).toEqual(months.slice(0, 12 - KEPT).map(({ name }) => name));
    expect(monthLines(old)).toHaveLength(old.length + 1);
    await dropOld();
    expect(await owned((owner) => listOld(owner, KEPT))).toEqual([]);
    expect(await rowsLeft(table)).toBe(KEPT);
    const { rows } = await database.db.execute<{ name: string }>(sql`
      select detail ->> 'partition' as name from audit_log where action = 'retention.dropped' and detail ->> 'table' = ${table} order by id`);
    expect(rows.map(({ name }) => name)).toEqual(old.map(({ name }) => name));
  },
);

it('refuses to keep fewer than three months, and names other rows by another code', async () => {
  await expect(owned((owner) => listOld(owner, 2))).rejects.toThrow('audit_log keeps 3 months at least');
  const code = async () => codeOf(await owned((owner) => listOld(owner, KEPT)));
  const before = await code();
  await writeAudit(database.db, { at: new Date(Date.now() - 300 * 86_400_000), action: 'late', ip: '', detail: {} });
  expect(await code()).not.toBe(before);
});

it('makes no call wait: those that read and write go on while it waits for a transaction that has read the months', async () => {
  const report = new pg.Client({ connectionString: url });
  await report.connect();
  await report.query('begin isolation level repeatable read');
  await report.query('select count(*) from audit_log');
  await report.query('select count(*) from vip_received');
  let isDropped = false;
  const dropping = dropOld().finally(() => (isDropped = true));
  const isLeaving = async () => (await owned(listMonths)).some((part) => part.isLeaving);
  await until(isLeaving);
  let served = 0;
  const serve = async () => {
    await writeAudit(database.db, { at: new Date(), action: 'call', ip: '', detail: {} });
    await database.db.execute(sql`select id from audit_log order by id desc limit 100`);
    await database.db.execute(sql`
      insert into vip_received (player_id, day, game_type, milli_vp, updated_at) select min(id), now(), 'LIVE', 1, now() from players
      on conflict (player_id, day, game_type) do update set milli_vp = vip_received.milli_vp + 1`);
    served += 1;
  };
  // Waits for others are at most the time for which the command asks for a lock.
  for (let call = 0; call < 50; call++) await serve();
  expect([served, isDropped]).toEqual([50, false]);
  await report.query('commit');
  const calls = (async () => {
    while (!isDropped) await serve();
  })();
  await Promise.all([dropping, calls]);
  await report.end();
  expect([await rowsLeft(), await rowsLeft('vip_received')]).toEqual([KEPT, KEPT + 1]);
});

it('waits with its locks for no writer of players, and takes up a drop that was cut off', async () => {
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  await writer.query('begin');
  await writer.query('lock table players in row exclusive mode');
  const dropping = dropOld();
  // Another call that changes players does not queue behind the command for long.
  for (let call = 0; call < 20; call++) await database.db.execute(sql`update players set name = name where false`);
  await writer.query('rollback');
  await writer.end();
  await dropping;

  const [month] = await owned(listMonths);
  await database.db.execute(sql`alter table audit_log detach partition ${sql.identifier(month?.name ?? '')}`);
  expect(monthLines(await owned((owner) => listOld(owner, KEPT))).at(-1)).toMatch(/its drop was cut off$/);
  await dropOld();
  expect(await rowsLeft()).toBe(KEPT - 1);
});
