import type { TimerKind } from '@site/api/contracts/safer-play';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { KeptLimit } from './limit.rules';
import type { Span } from './due.repository';

/** A stored timer, in minutes. */
export type KeptTimer = KeptLimit<number>;

type RawTimer = Columns<'play_timer', 'minutes' | 'change_minutes' | 'change_due_at'> & { kind: TimerKind };

export async function listTimers(db: Executor, playerId: number): Promise<Map<TimerKind, KeptTimer>> {
  const { rows } = await db.execute<RawTimer>(sql`
    select kind, minutes, change_minutes, change_due_at from play_timer where player_id = ${playerId}`);
  return new Map(
    rows.map(({ kind, minutes, change_minutes: changed, change_due_at: dueAt }) => [
      kind,
      { amount: minutes, change: dueAt === null ? null : { amount: changed, dueAt: new Date(dueAt) } },
    ]),
  );
}

/** Null removes the timer. */
export async function saveTimer(tx: Executor, playerId: number, kind: TimerKind, timer: KeptTimer | null) {
  if (!timer) {
    await tx.execute(sql`delete from play_timer where player_id = ${playerId} and kind = ${kind}`);
    return;
  }
  await tx.execute(sql`
    insert into play_timer (player_id, kind, minutes, change_minutes, change_due_at)
    values (${playerId}, ${kind}, ${timer.amount}, ${timer.change?.amount ?? null}, ${timer.change?.dueAt.toISOString() ?? null})
    on conflict (player_id, kind) do update
      set minutes = excluded.minutes, change_minutes = excluded.change_minutes, change_due_at = excluded.change_due_at`);
}

export interface DueTimer {
  playerId: number;
  kind: TimerKind;
  /** Null removes the timer. */
  minutes: number | null;
}

/** Changes of timers whose wait ended in the span and that the player has neither confirmed nor dropped. */
export async function listDueTimers(tx: Executor, { after, upTo }: Span): Promise<DueTimer[]> {
  const { rows } = await tx.execute<{ player_id: string; kind: TimerKind; change_minutes: number | null }>(sql`
    select player_id, kind, change_minutes from play_timer
    where change_due_at > ${after.toISOString()} and change_due_at <= ${upTo.toISOString()} order by change_due_at, player_id, kind`);
  return rows.map(({ player_id: id, kind, change_minutes: minutes }) => ({ playerId: Number(id), kind, minutes }));
}
