import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';
import type { Allocation, CountedEntry, OpenTicket, TicketKind } from './turnover.rules';

export interface NewTicket {
  playerId: number;
  kind: TicketKind;
  required: Paisa;
  /** Source of the ticket; each source gives one ticket. */
  ref: { type: string; id: string };
  at: Date;
}

export async function insertTicket(tx: Executor, { playerId, kind, required, ref, at }: NewTicket): Promise<number> {
  const { rows } = await tx.execute<Columns<'turnover_ticket', 'id'>>(sql`
    insert into turnover_ticket (player_id, kind, required, remaining, ref_type, ref_id, created_at, updated_at)
    values (${playerId}, ${kind}, ${required}, ${required}, ${ref.type}, ${ref.id}, ${at.toISOString()}, ${at.toISOString()}) returning id`);
  return Number(rows[0]?.id);
}

/** Sets what the ticket of a source requires, and adds the ticket when there is none. A part that was staked stays staked. */
export async function saveTicket(tx: Executor, { playerId, kind, required, ref, at }: NewTicket) {
  await tx.execute(sql`
    insert into turnover_ticket as ticket (player_id, kind, required, remaining, ref_type, ref_id, created_at, updated_at)
    values (${playerId}, ${kind}, ${required}, ${required}, ${ref.type}, ${ref.id}, ${at.toISOString()}, ${at.toISOString()})
    on conflict (ref_type, ref_id) do update set required = excluded.required,
      remaining = greatest(0, ticket.remaining + excluded.required - ticket.required),
      status = case when ticket.remaining + excluded.required - ticket.required > 0 then 'active' else 'complete' end,
      updated_at = excluded.updated_at`);
}

/** Completes the ticket of a source, if there is one. */
export async function dropTicket(tx: Executor, { type, id }: NewTicket['ref'], at: Date) {
  await tx.execute(sql`
    update turnover_ticket set remaining = 0, status = 'complete', updated_at = ${at.toISOString()}
    where ref_type = ${type} and ref_id = ${id} and status = 'active'`);
}

type RawTicket = Columns<'turnover_ticket', 'id' | 'remaining'> & { kind: TicketKind };

const toTicket = ({ id, kind, remaining }: RawTicket): OpenTicket => ({ id: Number(id), kind, remaining: paisa(BigInt(remaining)) });

/** Locks the player's active tickets, the oldest first. */
export async function lockActiveTickets(tx: Executor, playerId: number): Promise<OpenTicket[]> {
  const { rows } = await executePrepared<RawTicket>(
    tx,
    sql`
    select id, kind, remaining from turnover_ticket where player_id = ${playerId} and status = 'active' order by created_at, id for update`,
  );
  return rows.map(toTicket);
}

/** Like `lockActiveTickets`, for many players. */
export async function lockTicketsOfMany(tx: Executor, playerIds: readonly number[]): Promise<Map<number, OpenTicket[]>> {
  const { rows } = await tx.execute<RawTicket & Columns<'turnover_ticket', 'player_id'>>(sql`
    select player_id, id, kind, remaining from turnover_ticket where player_id = any(${playerIds}::bigint[]) and status = 'active'
    order by player_id, created_at, id for update`);
  const tickets = new Map<number, OpenTicket[]>(playerIds.map((id) => [id, []]));
  for (const row of rows) tickets.get(Number(row.player_id))?.push(toTicket(row));
  return tickets;
}

interface Round {
  sessionId: string;
  roundId: string;
}

/** Parts of a round's stake that still count, by ticket, in the order in which they were counted. */
export async function listCounted(tx: Executor, { sessionId, roundId }: Round): Promise<CountedEntry[]> {
  const { rows } = await tx.execute<{ ticket_id: string; stake: string; credited: string }>(sql`
    select ticket_id, sum(stake) as stake, sum(credited) as credited from turnover_entry
    where session_id = ${sessionId} and round_id = ${roundId} group by ticket_id having sum(stake) > 0 order by min(id)`);
  return rows.map((row) => ({ ticketId: Number(row.ticket_id), stake: paisa(BigInt(row.stake)), credited: paisa(BigInt(row.credited)) }));
}

/** Part of a round that counts on one ticket. */
export interface NewTurnoverEntry extends Round, Allocation {
  at: Date;
}

const ENTRY_COLUMNS = {
  ticketId: 'bigint',
  sessionId: 'text',
  roundId: 'text',
  stake: 'bigint',
  credited: 'bigint',
  at: 'timestamptz',
};

/** Writes the entries, one per ticket, and updates the tickets. A completed ticket keeps its state, and its entry is stored with `applied` false. */
export async function writeEntries(tx: Executor, entries: readonly NewTurnoverEntry[]) {
  if (!entries.length) return;
  const given = rowsOf('given', ENTRY_COLUMNS, entries);
  await tx.execute(sql`
    with given as materialized (select * from ${given}), moved as (
      update turnover_ticket t set remaining = least(required, remaining - given.credited),
        status = case when remaining - given.credited <= 0 then 'complete' else 'active' end, updated_at = given.at
      from given where t.id = given."ticketId" and t.status = 'active' returning t.id
    )
    insert into turnover_entry (ticket_id, session_id, round_id, stake, credited, applied, created_at)
    select "ticketId", "sessionId", "roundId", stake, credited, "ticketId" in (select id from moved), at from given`);
}
