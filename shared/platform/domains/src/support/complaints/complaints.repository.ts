import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { ComplaintStatus } from '@site/api/contracts/chat';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { toComplaint, type ComplaintRow, type ComplaintEntryRow, type NewComplaintEntry, type RawComplaint } from './complaints.rows';

/** Because of the limit on filing, a player needs most of a day to reach this number. */
const SHOWN_AT_MOST = 200;

async function list(db: Executor, which: SQL): Promise<ComplaintRow[]> {
  const { rows } = await db.execute<RawComplaint>(sql`select * from complaint where ${which}`);
  return rows.map(toComplaint);
}

/** Complaints of the player, the last changed first. */
export const listComplaints = (db: Executor, playerId: number) =>
  list(db, sql`player_id = ${playerId} order by updated_at desc, id desc limit ${SHOWN_AT_MOST}`);

export async function findComplaint(db: Executor, reference: string): Promise<ComplaintRow | null> {
  return (await list(db, sql`reference = ${reference}`))[0] ?? null;
}

/** Locks the complaint until `tx` ends. */
export async function lockComplaint(tx: Executor, reference: string): Promise<ComplaintRow | null> {
  return (await list(tx, sql`reference = ${reference} for update`))[0] ?? null;
}

/** Entries in the order in which they were written. */
export async function listEntries(db: Executor, complaintId: number): Promise<ComplaintEntryRow[]> {
  const { rows } = await db.execute<Columns<'complaint_entry', 'created_at'> & Omit<ComplaintEntryRow, 'createdAt'>>(sql`
    select by, text, status, created_at from complaint_entry where complaint_id = ${complaintId} order by id`);
  return rows.map(({ created_at: at, ...row }) => ({ ...row, createdAt: new Date(at) }));
}

/** Complaint to which this player sent an entry with that key; `isFirst` when the entry is the complaint itself. */
export async function findSent(db: Executor, playerId: number, clientKey: string) {
  const { rows } = await db.execute<RawComplaint & { is_first: boolean }>(sql`
    select c.*, not exists (select 1 from complaint_entry earlier where earlier.complaint_id = e.complaint_id and earlier.id < e.id) as is_first
    from complaint_entry e join complaint c on c.id = e.complaint_id where e.player_id = ${playerId} and e.client_key = ${clientKey}`);
  const [row] = rows;
  return row ? { complaint: toComplaint(row), isFirst: row.is_first } : null;
}

/** @returns null when the reference is taken */
export async function insertComplaint(
  tx: Executor,
  { playerId, reference, subject, status, createdAt, updatedAt }: Omit<ComplaintRow, 'id'>,
): Promise<ComplaintRow | null> {
  const { rows } = await tx.execute<RawComplaint>(sql`
    insert into complaint (player_id, reference, subject, status, created_at, updated_at)
    values (${playerId}, ${reference}, ${subject}, ${status}, ${createdAt.toISOString()}, ${updatedAt.toISOString()})
    on conflict (reference) do nothing returning *`);
  return rows[0] ? toComplaint(rows[0]) : null;
}

export async function insertEntry(tx: Executor, { complaintId, playerId, by, text, status, clientKey, createdAt }: NewComplaintEntry) {
  await tx.execute(sql`
    insert into complaint_entry (complaint_id, player_id, by, text, status, client_key, created_at)
    values (${complaintId}, ${playerId}, ${by}, ${text}, ${status}, ${clientKey}, ${createdAt.toISOString()})`);
}

export async function updateComplaint(tx: Executor, id: number, status: ComplaintStatus, at: Date) {
  await tx.execute(sql`update complaint set status = ${status}, updated_at = ${at.toISOString()} where id = ${id}`);
}

async function listOfAll(db: Executor, which: SQL) {
  const { rows } = await db.execute<RawComplaint & Columns<'players', 'username'>>(sql`
    select c.*, p.username from complaint c join players p on p.id = c.player_id where ${which}`);
  return rows.map((row) => ({ complaint: toComplaint(row), username: row.username }));
}

/** Complaints of all players that wait for support, the oldest first. */
export const listOpen = (db: Executor, limit: number) => listOfAll(db, sql`c.status = 'open' order by c.updated_at, c.id limit ${limit}`);

/** Complaints of all players that do not wait for support, the last changed first. */
export const listMoved = (db: Executor, limit: number) =>
  listOfAll(db, sql`c.status <> 'open' order by c.updated_at desc, c.id desc limit ${limit}`);
