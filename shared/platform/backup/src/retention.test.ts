import pg from 'pg';
import { openTestDatabase, createTestDatabase } from '@site/platform-testing/test-cluster';
import { writeAudit } from '@site/platform-kit/http/audit';
import { sql } from '@site/platform-kit/data/sql';
import { TEST_MS, until } from '@site/testing/patience';
import { codeOf, dropMonths, listMonths, listOld, monthLines, withOwner } from './retention';
import { sitePlaces } from './site-places';

jest.setTimeout(TEST_MS);

const KEPT = 6;

let database: ReturnType<typeof openTestDatabase>;
let url: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
  database = openTestDatabase(url, 4);
  // A year ago the months began, and each has had a row since.
  await database.db.execute(sql`alter table audit_log detach partition audit_log_past`);
  for (let ago = 12; ago >= 0; ago--)
    await database.db.execute(sql`
      select month_partition_add('audit_log', 'audit_log_' || to_char(dhaka_month(now(), ${-ago}) at time zone 'Asia/Dhaka', 'YYYY_MM'),
        dhaka_month(now(), ${-ago}), quote_literal(dhaka_month(now(), ${1 - ago})))`);
  await database.db.execute(sql`drop table audit_log_past`);
  await database.db.execute(sql`
    insert into audit_log (at, action, ip, detail) select dhaka_month(now(), -ago) + interval '1 day', 'month', '', '{}' from generate_series(1, 12) ago`);
});
afterEach(async () => {
  await database.close();
  await drop();
});

const owned = <T>(work: (owner: pg.Client) => Promise<T>) => withOwner(sitePlaces({ DATABASE_URL: url }), work);
const noted: string[] = [];
const dropOld = () => owned(async (owner) => dropMonths(owner, await listOld(owner, KEPT), (line) => void noted.push(line)));
const rowsLeft = async () => (await database.db.execute(sql`select 1 from audit_log where action = 'month'`)).rows.length;

it('lists the months with their rows, and drops those that are older than asked for, with an audit row for each', async () => {
  const months = await owned(listMonths);
  expect(months.map(({ rows }) => rows)).toEqual([...Array<number>(12).fill(1), 0, 0, 0, 0]);
  const old = await owned((owner) => listOld(owner, KEPT));
  expect(old.map(({ name }) => name)).toEqual(months.slice(0, 12 - KEPT).map(({ name }) => name));
  expect(monthLines(old)).toHaveLength(old.length + 1);
  await dropOld();
  expect(await owned((owner) => listOld(owner, KEPT))).toEqual([]);
  expect(await rowsLeft()).toBe(KEPT);
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select detail ->> 'partition' as name from audit_log where action = 'retention.dropped' order by id`);
  expect(rows.map(({ name }) => name)).toEqual(old.map(({ name }) => name));
});

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
  let isDropped = false;
  const dropping = dropOld().finally(() => (isDropped = true));
  const isLeaving = async () => (await owned(listMonths)).some((part) => part.isLeaving);
  await until(isLeaving);
  let served = 0;
  const serve = async () => {
    await writeAudit(database.db, { at: new Date(), action: 'call', ip: '', detail: {} });
    await database.db.execute(sql`select id from audit_log order by id desc limit 100`);
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
  expect(await rowsLeft()).toBe(KEPT);
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
