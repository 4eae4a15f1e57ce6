import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseErrorCode } from '@site/platform-kit/data/database';
import { DATABASE } from '@site/platform-kit/postgres/open';
import { withEmbeddedServer } from './embedded-server';
import { BackupProblem } from './problem';
import { megabytes, type Note } from './progress';
import type { SitePlaces } from './site-places';

/** Tables whose old months may go, with the least number of whole months that stay. */
const MAY_GO: Readonly<Record<string, number>> = { audit_log: 3, vip_received: 3 };

/** Part of a table with the rows of a month, or of several. */
export interface MonthPartition {
  table: string;
  name: string;
  /** First day after its rows, in Dhaka; null: no end. */
  until: string | null;
  rows: number;
  bytes: number;
  /** True when a drop of it was cut off. */
  isLeaving: boolean;
  /** True when rows of this table may go. */
  mayGo: boolean;
}

/** Longest time in ms for which others wait behind a lock that this command asks for. */
const LOCK_WAIT_MS = 50;
const LOCK_NOT_AVAILABLE = '55P03';
const BETWEEN_TRIES_MS = 200;
const PATIENCE_MS = 600_000;

/** Works with the database of the site, as the owner of its tables. */
export function withOwner<T>({ dataFolder, databaseUrl, migrationUrl }: SitePlaces, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  if (databaseUrl) return connected(migrationUrl, work);
  return withEmbeddedServer(dataFolder, (server) => connected(server.url(DATABASE), work));
}

async function connected<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url, lock_timeout: LOCK_WAIT_MS });
  await owner.connect();
  // A month ends at midnight in Dhaka, also where the key of a table is a day.
  await owner.query("set timezone = 'Asia/Dhaka'");
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** Lists the partitions of all tables that have months, the oldest first. A partition that is already detached is listed until it is dropped. */
export async function listMonths(owner: pg.Client): Promise<MonthPartition[]> {
  const { rows } = await owner.query<Omit<MonthPartition, 'rows' | 'mayGo'>>(`
    select parent.relname as table, part.relname as name, pg_total_relation_size(part.oid)::float8 as bytes,
      coalesce(inhdetachpending, true) as "isLeaving",
      (substring(pg_get_expr(part.relpartbound, part.oid) from $re$TO [(]'([^']+)'$re$)::timestamptz at time zone 'Asia/Dhaka')::date::text as until
    from pg_partitioned_table join pg_class parent on parent.oid = partrelid
    join pg_class part on part.relnamespace = parent.relnamespace and part.relkind = 'r'
      and part.relname ~ ('^' || parent.relname || '_(past|later|\\d{4}_\\d{2})$')
    left join pg_inherits on inhrelid = part.oid
    where parent.relnamespace = 'public'::regnamespace order by 1, until nulls last, 2`);
  const listed: MonthPartition[] = [];
  for (const part of rows) {
    const { rows: counted } = await owner.query<{ rows: number }>(`select count(*)::float8 as rows from ${pg.escapeIdentifier(part.name)}`);
    listed.push({ ...part, rows: counted[0]?.rows ?? 0, mayGo: part.table in MAY_GO });
  }
  return listed;
}

/**
 * The partitions that end before the last `keptMonths` whole months, of tables whose rows may go.
 * @throws BackupProblem when a table has to keep more months
 */
export async function listOld(owner: pg.Client, keptMonths: number): Promise<MonthPartition[]> {
  for (const [table, least] of Object.entries(MAY_GO))
    if (keptMonths < least) throw new BackupProblem(`${table} keeps ${least} months at least. Name as many with --keep-months.`);
  const { rows } = await owner.query<{ day: string }>(
    "select (dhaka_month(now(), -$1::int) at time zone 'Asia/Dhaka')::date::text as day",
    [keptMonths],
  );
  const [{ day = '' } = {}] = rows;
  const isOld = ({ until, isLeaving }: MonthPartition) => isLeaving || (until !== null && until <= day);
  return (await listMonths(owner)).filter((part) => part.mayGo && isOld(part));
}

/** A word that names exactly these partitions and their rows. */
export const codeOf = (parts: readonly MonthPartition[]) =>
  createHash('sha256')
    .update(parts.map(({ name, rows }) => `${name} ${rows}`).join())
    .digest('hex')
    .slice(0, 8);

/**
 * Drops partitions while the site serves, one after the other, and writes an audit row for each. Detaching waits for the transactions that use the
 * table, and none waits for it. Dropping needs short locks, also on the tables that the rows refer to; it asks again and again rather than
 * make others wait.
 */
export async function dropMonths(owner: pg.Client, parts: readonly MonthPartition[], note: Note) {
  for (const { table, name, rows } of parts) {
    const [ofTable, ofPart] = [pg.escapeIdentifier(table), pg.escapeIdentifier(name)];
    const detach = (how: string) => owner.query(`alter table ${ofTable} detach partition ${ofPart} ${how}`);
    await patiently(`detach ${name}`, async () => {
      const state = await stateOf(owner, name);
      if (state === 'part') await detach('concurrently');
      if (state === 'leaving') await detach('finalize');
    });
    await patiently(`drop ${name}`, () => owner.query(`drop table ${ofPart}`));
    await owner.query(`insert into audit_log (at, action, ip, who, detail) values (now(), 'retention.dropped', '', current_user, $1)`, [
      { table, partition: name, rows },
    ]);
    note(`${name} is dropped: ${rows} rows`);
  }
}

async function stateOf(owner: pg.Client, name: string): Promise<'part' | 'leaving' | 'detached'> {
  const { rows } = await owner.query<{ isLeaving: boolean }>(
    'select inhdetachpending as "isLeaving" from pg_inherits where inhrelid = $1::regclass',
    [pg.escapeIdentifier(name)],
  );
  const [row] = rows;
  if (!row) return 'detached';
  return row.isLeaving ? 'leaving' : 'part';
}

/** Repeats `work` while it gives up locks. */
async function patiently(what: string, work: () => Promise<unknown>) {
  const began = performance.now();
  for (;;) {
    try {
      await work();
      return;
    } catch (problem) {
      if (databaseErrorCode(problem) !== LOCK_NOT_AVAILABLE) throw problem;
      if (performance.now() - began > PATIENCE_MS)
        throw new BackupProblem(
          `The table was never free for ${LOCK_WAIT_MS} ms to ${what}. Run the command again when fewer long reports run.`,
        );
      await wait(BETWEEN_TRIES_MS);
    }
  }
}

/** One line for each partition. */
export function monthLines(parts: readonly MonthPartition[]): string[] {
  const width = Math.max(0, ...parts.map(({ name }) => name.length));
  const line = (name: string, until: string, rows: string, size: string, rest: string) =>
    `${name.padEnd(width)}  ${until.padEnd(10)}  ${rows.padStart(10)}  ${size.padStart(12)}  ${rest}`.trimEnd();
  return [
    line('partition', 'before', 'rows', 'size', ''),
    ...parts.map(({ name, until, rows, bytes, isLeaving, mayGo }) =>
      line(name, until ?? '', String(rows), megabytes(bytes), isLeaving ? 'its drop was cut off' : mayGo ? '' : 'always kept'),
    ),
  ];
}
