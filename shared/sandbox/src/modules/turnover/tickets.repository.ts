import { sql } from 'drizzle-orm';
import type { Executor } from '#core/database';

/** A turnover ticket with what it was given for. */
export interface TicketRow {
  id: number;
  status: 'active' | 'complete';
  required: bigint;
  remaining: bigint;
  refType: string;
  methodName: string | null;
  /** Of a bonus ticket. */
  promotion: { name: string; nameBn: string | null; turnover: number } | null;
  createdAt: Date;
  updatedAt: Date;
}

type RawTicket = Pick<TicketRow, 'status'> & {
  id: string;
  required: string;
  remaining: string;
  ref_type: string;
  method_name: string | null;
  promotion: string | null;
  promotion_bn: string | null;
  turnover: number | null;
  created_at: string;
  updated_at: string;
};

/** The oldest active first, then the completed ones, the newest first. */
export async function listTickets(db: Executor, playerId: number, limit: number): Promise<TicketRow[]> {
  const { rows } = await db.execute<RawTicket>(sql`
    select t.id, t.status, t.required, t.remaining, t.ref_type, t.created_at, t.updated_at, c.method_name,
      p.name as promotion, p.name_bn as promotion_bn, p.turnover::float8 as turnover
    from turnover_ticket t
    left join cash_transaction c on t.ref_type in ('deposit', 'rebate') and c.id::text = t.ref_id and c.player_id = t.player_id
    left join promotions p on p.id = c.promotion_id and t.kind = 'bonus'
    where t.player_id = ${playerId}
    order by t.status = 'complete', case when t.status = 'active' then t.id else -t.id end limit ${limit}`);
  return rows.map((row) => ({
    id: Number(row.id),
    status: row.status,
    required: BigInt(row.required),
    remaining: BigInt(row.remaining),
    refType: row.ref_type,
    methodName: row.method_name,
    promotion: row.promotion === null ? null : { name: row.promotion, nameBn: row.promotion_bn, turnover: row.turnover ?? 0 },
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }));
}
