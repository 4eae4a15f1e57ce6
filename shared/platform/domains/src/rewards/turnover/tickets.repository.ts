import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** A turnover ticket with its source. */
export interface TicketRow {
  id: number;
  status: 'active' | 'complete';
  required: Paisa;
  remaining: Paisa;
  refType: string;
  methodName: string | null;
  /** Promotion of a bonus ticket. */
  promotion: { name: string; nameBn: string | null; turnover: number } | null;
  createdAt: Date;
  updatedAt: Date;
}

type RawTicket = Columns<'turnover_ticket', 'id' | 'required' | 'remaining' | 'ref_type' | 'created_at' | 'updated_at'> &
  Pick<TicketRow, 'status'> & {
    method_name: string | null;
    promotion: string | null;
    promotion_bn: string | null;
    turnover: number | null;
  };

/** Id of the deposit of a ticket. The reference of other tickets need not be a number, so it is checked before the cast. */
export const DEPOSIT_OF_TICKET = sql`case when t.ref_type in ('deposit', 'rebate') and t.ref_id ~ '^[0-9]{1,18}$' then t.ref_id::bigint end`;

/** Active tickets first, the oldest first; then completed ones, the newest first. */
export async function listTickets(db: Executor, playerId: number, limit: number): Promise<TicketRow[]> {
  const { rows } = await db.execute<RawTicket>(sql`
    with own as (
      (select * from turnover_ticket where player_id = ${playerId} and status = 'active' order by id limit ${limit})
      union all (select * from turnover_ticket where player_id = ${playerId} and status = 'complete' order by id desc limit ${limit})
    )
    select t.id, t.status, t.required, t.remaining, t.ref_type, t.created_at, t.updated_at, c.method_name,
      p.name as promotion, p.name_bn as promotion_bn, p.turnover::float8 as turnover
    from own t
    left join lateral (
      select method_name, promotion_id from cash_transaction where id = ${DEPOSIT_OF_TICKET} and player_id = t.player_id limit 1
    ) c on true
    left join promotions p on p.id = c.promotion_id and t.kind = 'bonus'
    order by t.status = 'complete', case when t.status = 'active' then t.id else -t.id end limit ${limit}`);
  return rows.map((row) => ({
    id: Number(row.id),
    status: row.status,
    required: paisa(BigInt(row.required)),
    remaining: paisa(BigInt(row.remaining)),
    refType: row.ref_type,
    methodName: row.method_name,
    promotion: row.promotion === null ? null : { name: row.promotion, nameBn: row.promotion_bn, turnover: row.turnover ?? 0 },
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }));
}
