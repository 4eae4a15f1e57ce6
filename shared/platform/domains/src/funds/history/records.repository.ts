import { paisa, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { TimelineStep } from '@site/api/contracts/funds';
import type { Slice } from '@site/platform-kit/base/last-page';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { isWithin } from '@site/platform-kit/data/within';
import type { PeriodRange } from '@site/platform-kit/time/record-period';
import { playerCash, system } from '#ledger';
import { toTransaction, type RawTransaction, type TransactionRow } from '../transactions/transactions.rows';

/** Entries that a list may show; an empty list of actions or keys matches nothing. */
export interface RecordFilter {
  actions: readonly TransactionRow['action'][];
  keys: readonly TransactionRow['key'][];
  adjustments: boolean;
  period: PeriodRange;
}

/** Money that the house granted or took back; negative when it took. */
export interface Adjustment {
  id: number;
  amount: Paisa;
  at: Date;
}

export type RecordEntry = { source: 'request'; id: number } | ({ source: 'adjustment' } & Adjustment);

type RawEntry = Columns<'journal', 'id' | 'created_at'> & { source: RecordEntry['source']; amount: string | null };

const anyOf = (column: SQL, values: readonly string[]) => sql`${column} = any(${values}::text[])`;

const requestsWhere = (playerId: number, { actions, keys, period }: RecordFilter) =>
  sql`player_id = ${playerId} and ${anyOf(sql`action`, actions)} and ${anyOf(sql`key`, keys)} and ${isWithin(sql`created_at`, period)}`;

/** Grants to the main wallet. They are read from the player's part of the counter account, because the wallet itself holds every bet. */
const adjustments = (playerId: number, { period }: RecordFilter) => sql`
  select 'adjustment' as source, j.id, j.created_at, cash.amount
  from account source join posting p on p.account_id = source.id join journal j on j.id = p.journal_id and j.kind = 'grant'
  join posting cash on cash.journal_id = j.id and cash.account_id = (select id from account where key = ${playerCash(playerId).key})
  where source.key = ${system('ADJUSTMENT', playerId).key} and ${isWithin(sql`j.created_at`, period)}`;

/** Requests and adjustments in one list, newest first; each part is limited before the union. */
export async function listEntries(db: Executor, playerId: number, filter: RecordFilter, { limit, offset }: Slice): Promise<RecordEntry[]> {
  const newestFirst = (upTo: number) => sql`order by created_at desc, id desc, source limit ${upTo}`;
  const requests = sql`
    select 'request' as source, id, created_at, null::bigint as amount from cash_transaction where ${requestsWhere(playerId, filter)}`;
  // A request and a grant may share id and time, so the source is the last sort key; else two pages could show the same entry.
  const parts = [requests, ...(filter.adjustments ? [adjustments(playerId, filter)] : [])];
  const { rows } = await db.execute<RawEntry>(sql`
    select * from (${sql.join(
      parts.map((part) => sql`(${part} ${newestFirst(limit + offset)})`),
      ' union all ',
    )}) as entry ${newestFirst(limit)} offset ${offset}`);
  return rows.map(({ source, id, created_at, amount }) =>
    source === 'request'
      ? { source, id: Number(id) }
      : { source, id: Number(id), amount: paisa(BigInt(amount ?? 0)), at: new Date(created_at) },
  );
}

export async function countEntries(db: Executor, playerId: number, filter: RecordFilter): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(sql`
    select (select count(*) from cash_transaction where ${requestsWhere(playerId, filter)})
      ${filter.adjustments ? sql`+ (select count(*) from (${adjustments(playerId, filter)}) as adjustment)` : sql``} as total`);
  return Number(rows[0]?.total);
}

/** A request with its timeline in order, and true when it has a receipt. */
export type RequestRow = TransactionRow & { timeline: { step: TimelineStep; at: string }[]; hasReceipt: boolean };

/** Reads all of them by one array parameter, because writing hundreds of parameters takes longer than the query. */
export async function listRequests(db: Executor, ids: readonly number[]): Promise<RequestRow[]> {
  const { rows } = await db.execute<RawTransaction & { timeline: RequestRow['timeline']; has_receipt: boolean }>(sql`
    select t.*, coalesce((
        select json_agg(json_build_object('step', e.step, 'at', e.at) order by e.id) from cash_transaction_event e
        where e.transaction_id = t.id), '[]') as timeline,
      exists (select 1 from receipt where receipt.transaction_id = t.id) as has_receipt
    from cash_transaction t where t.id = any(${ids}::bigint[])`);
  return rows.map((row) => ({ ...toTransaction(row), timeline: row.timeline, hasReceipt: row.has_receipt }));
}
