import { sql, type SQL } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** Ids after `after`, up to `upTo`. */
export interface IdRange {
  after: number;
  upTo: number;
}

const isIn = (column: SQL, { after, upTo }: IdRange) => sql`${column} > ${after}::bigint and ${column} <= ${upTo}::bigint`;

interface Part {
  /** The highest id. */
  last: SQL;
  /** Ids of the first range. */
  first: number;
  /** One sentence for each broken invariant of these ids. */
  broken(range: IdRange): SQL;
}

/**
 * The invariants of the ledger, by the table whose ids they go through. Each statement reads a balance and its postings at one moment, so
 * money may move meanwhile.
 */
export const AUDIT_PARTS: Readonly<Record<'journals' | 'accounts' | 'holds', Part>> = {
  journals: {
    last: sql`select max(id) as last from journal`,
    first: 10_000,
    broken: (range) => sql`
      select 'journal ' || journal_id || ' sums to ' || sum(amount) as problem from posting where ${isIn(sql`journal_id`, range)}
        group by journal_id having sum(amount) <> 0
      union all
      select 'journal ' || id || ' has no postings' from journal
        where ${isIn(sql`id`, range)} and not exists (select 1 from posting where journal_id = journal.id)`,
  },
  accounts: {
    last: sql`select max(id) as last from account`,
    // An account may have thousands of postings, and all of them are added up at one moment.
    first: 100,
    broken: (range) => sql`
      select 'account ' || key || ' says ' || balance_cached || ', postings say ' || coalesce(posted.total, 0) as problem
        from account left join (
          select account_id, sum(amount) as total from posting where ${isIn(sql`account_id`, range)} group by account_id
        ) as posted on posted.account_id = account.id
        where ${isIn(sql`id`, range)} and balance_cached <> coalesce(posted.total, 0)
      union all
      select 'account ' || key || ' is at ' || balance_cached from account
        where ${isIn(sql`id`, range)} and owner = 'player' and balance_cached < 0 and not overdraft`,
  },
  holds: {
    last: sql`select max(player_id) as last from hold`,
    first: 10_000,
    broken: (range) => sql`
      select 'player ' || player_id || ' holds more than there is' as problem from hold where ${isIn(sql`player_id`, range)} group by player_id
        having sum(amount) > (select greatest(balance_cached, 0) from account where key = 'player:' || hold.player_id || ':CASH')
          -- Only what is taken back after the fact may come out of what is held.
          and not exists (select 1 from posting p join account a on a.id = p.account_id join journal j on j.id = p.journal_id
            where a.key = 'player:' || hold.player_id || ':CASH' and j.allow_negative)
      union all
      select 'player ' || hold.player_id || ' holds ' || amount || ' for ' || market_id || ', which is settled'
        from hold join exchange_market on id = market_id
        where ${isIn(sql`hold.player_id`, range)} and settled_at is not null and amount > 0 and not exists (
          select 1 from exchange_bet b where b.player_id = hold.player_id and b.market_id = hold.market_id and state = 'PLACED')`,
  },
};

export type AuditPart = keyof typeof AUDIT_PARTS;

export async function lastIdOf(db: Executor, part: AuditPart): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(AUDIT_PARTS[part].last);
  return Number(rows[0]?.last ?? 0);
}

/** Returns one sentence for each broken invariant in the range. */
export async function findBroken(db: Executor, part: AuditPart, range: IdRange): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(AUDIT_PARTS[part].broken(range));
  return rows.map(({ problem }) => problem);
}

/** A check of the whole ledger that goes on from its place. */
export interface Audit {
  night: string;
  part: AuditPart;
  /** The last id that the part has passed. */
  place: number;
  upTo: number;
  broken: number;
  isFinished: boolean;
}

export async function startAudit(db: Executor, night: string, { part, upTo }: { part: AuditPart; upTo: number }, at: Date) {
  await db.execute(sql`
    insert into ledger_audit (night, started_at, part, place, up_to) values (${night}, ${at.toISOString()}, ${part}, 0, ${upTo})
    on conflict do nothing`);
}

export async function findAudit(db: Executor, night: string): Promise<Audit | null> {
  const { rows } = await db.execute<Columns<'ledger_audit'>>(sql`select * from ledger_audit where night = ${night}`);
  const [row] = rows;
  if (!row) return null;
  return {
    night: row.night,
    part: row.part as AuditPart,
    place: Number(row.place),
    upTo: Number(row.up_to),
    broken: row.broken,
    isFinished: row.finished_at !== null,
  };
}

/** Outcome of the last audit that ended, and the end of the last one that found nothing; null before the first. */
export async function auditState(db: Executor): Promise<{ broken: number; finishedAt: Date | null; goodAt: Date | null }> {
  const { rows } = await db.execute<{ broken: number; finished_at: string; good_at: string | null }>(sql`
    select broken, finished_at, (select max(finished_at) from ledger_audit where broken = 0) as good_at
    from ledger_audit where finished_at is not null order by night desc limit 1`);
  const [row] = rows;
  return { broken: row?.broken ?? 0, finishedAt: row ? new Date(row.finished_at) : null, goodAt: momentOrNull(row?.good_at ?? null) };
}

const PROBLEMS_KEPT = 20;

/**
 * Moves the audit on, unless another process has.
 * @param to next place; null when the audit ends
 */
export async function saveProgress(
  db: Executor,
  from: Audit,
  to: Pick<Audit, 'part' | 'place' | 'upTo'> | null,
  problems: readonly string[],
  at: Date,
) {
  const { part, place, upTo } = to ?? from;
  await db.execute(sql`
    update ledger_audit set part = ${part}, place = ${place}, up_to = ${upTo}, broken = broken + ${problems.length},
      problems = (problems || ${problems.slice(0, PROBLEMS_KEPT)}::text[])[1:${PROBLEMS_KEPT}::int],
      finished_at = ${to ? null : at.toISOString()}
    where night = ${from.night} and part = ${from.part} and place = ${from.place} and finished_at is null`);
}
