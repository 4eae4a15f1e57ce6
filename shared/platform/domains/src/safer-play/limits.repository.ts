import { paisa, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { LimitKind, LimitPeriod } from '@site/api/contracts/safer-play';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { KeptLimit } from './limit.rules';

/** Name of one of the nine limits. */
export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

export interface SetLimit extends LimitName {
  amount: Paisa;
}

/** Column of a larger statement: the limits of a player, null when none is set. */
export type LimitsColumn = { kind: LimitKind; period: LimitPeriod; amount: string }[] | null;

export const limitsColumn = (playerId: SQL | number) => sql`
  (select json_agg(json_build_object('kind', l.kind, 'period', l.period, 'amount', l.amount::text)) from play_limit l where l.player_id = ${playerId})`;

export const toSetLimits = (column: LimitsColumn): SetLimit[] =>
  (column ?? []).map(({ kind, period, amount }) => ({ kind, period, amount: paisa(BigInt(amount)) }));

type RawLimit = Columns<'play_limit', 'amount' | 'change_amount' | 'change_due_at'> & { kind: LimitKind; period: LimitPeriod };

export async function listLimits(db: Executor, playerId: number): Promise<(LimitName & KeptLimit)[]> {
  const { rows } = await db.execute<RawLimit>(sql`
    select kind, period, amount, change_amount, change_due_at from play_limit where player_id = ${playerId}`);
  return rows.map(({ kind, period, amount, change_amount: changed, change_due_at: dueAt }) => ({
    kind,
    period,
    amount: paisa(BigInt(amount)),
    change: dueAt === null ? null : { amount: changed === null ? null : paisa(BigInt(changed)), dueAt: new Date(dueAt) },
  }));
}

/** Null removes the limit. */
export async function saveLimit(tx: Executor, playerId: number, { kind, period }: LimitName, limit: KeptLimit | null) {
  if (!limit) {
    await tx.execute(sql`delete from play_limit where player_id = ${playerId} and kind = ${kind} and period = ${period}`);
    return;
  }
  await tx.execute(sql`
    insert into play_limit (player_id, kind, period, amount, change_amount, change_due_at)
    values (${playerId}, ${kind}, ${period}, ${limit.amount}, ${limit.change?.amount ?? null}, ${limit.change?.dueAt.toISOString() ?? null})
    on conflict (player_id, kind, period) do update
      set amount = excluded.amount, change_amount = excluded.change_amount, change_due_at = excluded.change_due_at`);
}
