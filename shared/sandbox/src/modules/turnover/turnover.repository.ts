import { sql } from 'drizzle-orm';
import type { Executor } from '#core/database';
import { executePrepared } from '#core/prepared';
import type { Allocation, CountedEntry, OpenTicket, TicketKind } from './turnover.rules';

export interface NewTicket {
  playerId: number;
  kind: TicketKind;
  /** Paisa. */
  required: bigint;
  /** What it was given for; one ticket each. */
  ref: { type: string; id: string };
  at: Date;
}

export async function insertTicket(tx: Executor, { playerId, kind, required, ref, at }: NewTicket): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into turnover_ticket (player_id, kind, required, remaining, ref_type, ref_id, created_at, updated_at)
    values (${playerId}, ${kind}, ${required}, ${required}, ${ref.type}, ${ref.id}, ${at.toISOString()}, ${at.toISOString()}) returning id`);
  return Number(rows[0]?.id);
}

/** Oldest first. */
export async function lockActiveTickets(tx: Executor, playerId: number): Promise<OpenTicket[]> {
  const { rows } = await executePrepared<{ id: string; kind: TicketKind; remaining: string }>(
    tx,
    sql`
    select id, kind, remaining from turnover_ticket where player_id = ${playerId} and status = 'active' order by created_at, id for update`,
  );
  return rows.map(({ id, kind, remaining }) => ({ id: Number(id), kind, remaining: BigInt(remaining) }));
}

/** Those of the players who have something to play. */
export async function listHolders(tx: Executor, playerIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ player_id: string }>(sql`
    select distinct player_id from turnover_ticket where player_id = any(${sql.param([...playerIds])}::bigint[]) and status = 'active'`);
  return new Set(rows.map((row) => Number(row.player_id)));
}

interface Round {
  sessionId: string;
  roundId: string;
}

/** What a round's stake still counts for, in the order in which it was given. */
export async function listCounted(tx: Executor, { sessionId, roundId }: Round): Promise<CountedEntry[]> {
  const { rows } = await tx.execute<{ ticket_id: string; stake: string; credited: string }>(sql`
    select ticket_id, sum(stake) as stake, sum(credited) as credited from turnover_entry
    where session_id = ${sessionId} and round_id = ${roundId} group by ticket_id having sum(stake) > 0 order by min(id)`);
  return rows.map((row) => ({ ticketId: Number(row.ticket_id), stake: BigInt(row.stake), credited: BigInt(row.credited) }));
}

/** Writes the entry and moves the ticket; a completed ticket keeps its state and the entry says so. */
export async function writeEntry(tx: Executor, round: Round, { ticketId, stake, credited }: Allocation, at: Date) {
  await tx.execute(sql`
    with moved as (
      update turnover_ticket set remaining = least(required, remaining - ${credited}::bigint),
        status = case when remaining - ${credited}::bigint <= 0 then 'complete' else 'active' end, updated_at = ${at.toISOString()}
      where id = ${ticketId} and status = 'active' returning id
    )
    insert into turnover_entry (ticket_id, session_id, round_id, stake, credited, applied, created_at)
    values (${ticketId}, ${round.sessionId}, ${round.roundId}, ${stake}, ${credited}, exists (select 1 from moved), ${at.toISOString()})`);
}
