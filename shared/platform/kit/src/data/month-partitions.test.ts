import { createTestDatabase } from '@site/platform-testing/test-cluster';
import { addressAs, grantRows, makeSiteRole, SITE_ROLE } from '../postgres/site-role';
import { writeAudit } from '../http/audit';
import { createManualClock, type AdvancingClock } from '../time/clock';
import { databaseErrorCode, openDatabase, type Database } from './database';
import { addMonthPartitions } from './month-partitions';
import { sql } from './sql';

const DAY_S = 86_400;
/** Tables that have months. */
const TABLES = 2;
const PASSWORD = 'site-role-of-tests';

let drop: () => Promise<void>;
let owner: Database;
let site: Database;
let clock: AdvancingClock;
beforeEach(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  await makeSiteRole(made.url, PASSWORD);
  await grantRows(made.url);
  owner = openDatabase(made.url, () => {}, { size: 2 });
  site = openDatabase(addressAs(made.url, SITE_ROLE, PASSWORD), () => {}, { size: 2 });
  clock = createManualClock(new Date());
});
afterEach(async () => {
  await site.close();
  await owner.close();
  await drop();
});

const add = () => addMonthPartitions({ db: site.db, clock });

/** First day of a month in Dhaka, `months` after that of the clock. */
async function month(months: number) {
  const { rows } = await owner.db.execute<{ day: string }>(sql`
    select (dhaka_month(${clock.now().toISOString()}, ${months}) at time zone 'Asia/Dhaka')::date as day`);
  return rows[0]?.day;
}

/** Days in Dhaka on which the partitions of a table end; null: no end. */
async function ends(table = 'audit_log') {
  const { rows } = await owner.db.execute<{ day: string | null }>(sql`
    select (substring(pg_get_expr(relpartbound, oid) from $re$TO [(]'([^']+)'$re$)::timestamptz at time zone 'Asia/Dhaka')::date as day
    from pg_inherits join pg_class on oid = inhrelid where inhparent = ${table}::regclass order by 1`);
  return rows.map(({ day }) => day);
}

const write = (action: string) => writeAudit(site.db, { at: clock.now(), action, ip: '', detail: {} });

/** The partition that has the row. */
async function placeOf(action: string) {
  const { rows } = await owner.db.execute<{ place: string }>(
    sql`select tableoid::regclass::text as place from audit_log where action = ${action}`,
  );
  return rows.map(({ place }) => place);
}

it('has this month and the next two from the start, and one more each month, made by the role that may not change the schema', async () => {
  expect([await add(), await ends()]).toEqual([0, [await month(1), await month(2), await month(3), null]]);
  clock.advance(31 * DAY_S);
  expect([await add(), await add()]).toEqual([TABLES, 0]);
  expect(await ends()).toEqual([await month(0), await month(1), await month(2), await month(3), null]);
  await write('next month');
  expect(await placeOf('next month')).toEqual([`audit_log_${(await month(0))?.slice(0, 7).replace('-', '_')}`]);
});

it('keeps rows that come after all months, and ends their partition at the next run', async () => {
  clock.advance(300 * DAY_S);
  await write('far ahead');
  expect(await placeOf('far ahead')).toEqual(['audit_log_later']);
  // The table without rows gets a partition for all the months that have passed, and three more.
  expect(await add()).toBe(3 + 4);
  expect(await ends()).toEqual(expect.arrayContaining([await month(1), await month(2), await month(3), null]));
  expect(await placeOf('far ahead')).not.toContain('audit_log_later');
  expect(await add()).toBe(0);
});

it('makes one partition for all the months in which nothing was written', async () => {
  clock.advance(2000 * DAY_S);
  expect(await add()).toBe(4 * TABLES);
  expect((await ends()).slice(-5)).toEqual([await month(0), await month(1), await month(2), await month(3), null]);
});

it('puts a day into its month in Dhaka, although the server has another time zone', async () => {
  const days = async () => [await month(1), await month(2), await month(3), null];
  expect(await ends('vip_received')).toEqual(await days());
  const { rows } = await owner.db.execute<{ place: string; day: string }>(sql`
    with turn as (select (dhaka_month(${clock.now().toISOString()}, 1) at time zone 'Asia/Dhaka')::date as first)
    insert into vip_received (player_id, day, game_type, milli_vp, updated_at)
    select (select min(id) from players), first + n, 'SLOT', 1, now() from turn cross join generate_series(-1, 0) n
    returning tableoid::regclass::text as place, day::text as day`);
  expect(rows.map(({ place }) => place)).toEqual(['vip_received_past', `vip_received_${rows[1]?.day.slice(0, 7).replace('-', '_')}`]);
});

it('protects the rows of a new month, also from the owner', async () => {
  clock.advance(31 * DAY_S);
  await add();
  await write('kept');
  const [place = ''] = await placeOf('kept');
  for (const statement of [`delete from ${place}`, `update ${place} set who = null`, `truncate ${place}`, 'truncate audit_log'])
    await expect(owner.db.execute(sql.raw(statement))).rejects.toHaveProperty('cause.message', expect.stringContaining('is append-only'));
});

it('gives up instead of making others wait for long while the table is in use', async () => {
  clock.advance(31 * DAY_S);
  await owner.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from audit_log`);
    const problem: unknown = await add().catch((thrown: unknown) => thrown);
    expect(databaseErrorCode(problem)).toBe('55P03');
  });
  expect(await add()).toBe(TABLES);
});
