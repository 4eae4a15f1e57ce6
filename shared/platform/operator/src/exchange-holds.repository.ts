import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { HAND_STATES } from './exchange-states';

/** An order of a person about the state of a market, as the audit log has it. */
interface HoldRow {
  at: Date;
  who: string;
  state: (typeof HAND_STATES)[number];
  reason: string | null;
}

interface HoldFilter {
  marketId: string;
  /** Call of the order: method and path of the contract. */
  call: string;
  /** No older row is read: the log has a part for each month. */
  since: Date;
  limit: number;
}

/** Orders that were carried out, the newest first. Only rows of people are looked through, by their own index. */
export async function listHolds(db: Executor, { marketId, call, since, limit }: HoldFilter): Promise<HoldRow[]> {
  const { rows } = await db.execute<Columns<'audit_log', 'at'> & Omit<HoldRow, 'at'>>(sql`
    select at, who, detail #>> '{input,state}' as state, detail #>> '{input,reason}' as reason
    from audit_log
    where who is not null and at >= ${since.toISOString()}::timestamptz and call = ${call} and outcome = 200
      and detail #>> '{input,marketId}' = ${marketId} and detail #>> '{input,state}' is not null
    order by id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
