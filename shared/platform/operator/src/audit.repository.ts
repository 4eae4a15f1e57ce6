import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface AuditRow {
  id: number;
  at: Date;
  action: string;
  /** Null for an act of a player or of the platform, and for an unknown key. */
  who: string | null;
  call: string | null;
  player: string | null;
  ip: string;
  outcome: number | null;
  detail: Record<string, unknown>;
}

export interface AuditFilter {
  playerId?: number | undefined;
  who?: string | undefined;
  /** Returns only rows older than this one. */
  before?: number | undefined;
  limit: number;
}

type Raw = Columns<'audit_log', 'id' | 'at' | 'action' | 'who' | 'call' | 'ip' | 'outcome'> & Pick<AuditRow, 'player' | 'detail'>;

/** Newest rows first. */
export async function listAudit(db: Executor, { playerId, who, before, limit }: AuditFilter): Promise<AuditRow[]> {
  const { rows } = await db.execute<Raw>(sql`
    select a.id, a.at, a.action, a.who, a.call, p.username as player, a.ip, a.outcome, a.detail
    from audit_log a left join players p on p.id = a.player_id
    where (${playerId ?? null}::bigint is null or a.player_id = ${playerId ?? null})
      and (${who ?? null}::text is null or a.who = ${who ?? null})
      and (${before ?? null}::bigint is null or a.id < ${before ?? null})
    order by a.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at) }));
}
