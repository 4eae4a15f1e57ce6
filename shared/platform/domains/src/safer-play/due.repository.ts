import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { LimitKind, LimitPeriod, Restriction } from '@site/api/contracts/safer-play';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { SetLimit } from './limits.repository';

/** Time span without notices so far; `after` is exclusive, `upTo` inclusive. */
export interface Span {
  after: Date;
  upTo: Date;
}

const WHAT = 'safer_play';

/** Longest span in seconds for one transaction, for the case of a long outage. */
const LONGEST_SPAN_S = 86_400;

/**
 * The span from the end of the last one towards now; its row stays locked until the transaction ends. Null when nothing is left, at the
 * first call, and while the clock has not moved.
 */
export async function takeSpan(tx: Executor, at: Date): Promise<Span | null> {
  const now = at.toISOString();
  await tx.execute(sql`insert into told_up_to (what, at) values (${WHAT}, ${now}) on conflict do nothing`);
  const { rows } = await tx.execute<Columns<'told_up_to', 'at'>>(sql`select at from told_up_to where what = ${WHAT} for update`);
  const after = new Date(rows[0]?.at ?? now);
  if (after >= at) return null;
  const longest = secondsAfter(after, LONGEST_SPAN_S);
  const upTo = longest < at ? longest : at;
  await tx.execute(sql`update told_up_to set at = ${upTo.toISOString()} where what = ${WHAT}`);
  return { after, upTo };
}

export interface DueChange extends Omit<SetLimit, 'amount'> {
  playerId: number;
  /** Null removes the limit. */
  amount: Paisa | null;
}

/** Changes of limits whose wait ended in the span and that the player has neither confirmed nor dropped. */
export async function listDueChanges(tx: Executor, { after, upTo }: Span): Promise<DueChange[]> {
  const { rows } = await tx.execute<{ player_id: string; kind: LimitKind; period: LimitPeriod; change_amount: string | null }>(sql`
    select player_id, kind, period, change_amount from play_limit
    where change_due_at > ${after.toISOString()} and change_due_at <= ${upTo.toISOString()} order by change_due_at, player_id, kind, period`);
  return rows.map(({ player_id: id, kind, period, change_amount: amount }) => ({
    playerId: Number(id),
    kind,
    period,
    amount: amount === null ? null : paisa(BigInt(amount)),
  }));
}

export interface EndedRestriction {
  playerId: number;
  kind: Restriction['kind'];
}

/** Players whose last break or exclusion ended in the span; when both did, the exclusion is returned. */
export async function listEndedRestrictions(tx: Executor, { after, upTo }: Span): Promise<EndedRestriction[]> {
  const { rows } = await tx.execute<{ player_id: string; kind: Restriction['kind'] }>(sql`
    select player_id, min(kind) as kind from restriction r
    where until > ${after.toISOString()} and until <= ${upTo.toISOString()}
      and not exists (select from restriction runs where runs.player_id = r.player_id and (runs.until is null or runs.until > ${upTo.toISOString()}))
    group by player_id order by player_id`);
  return rows.map(({ player_id: id, kind }) => ({ playerId: Number(id), kind }));
}
