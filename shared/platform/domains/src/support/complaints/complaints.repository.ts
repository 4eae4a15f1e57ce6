import { and, asc, desc, eq, ne, sql } from '@site/platform-kit/data/sql';
import type { ComplaintStatus } from '@site/api/contracts/chat';
import type { Executor } from '@site/platform-kit/data/database';
import { players } from '#access';
import { complaintEntries, complaints, type ComplaintRow, type EntryRow, type NewComplaint, type NewEntry } from './complaints.rows';

/** The limit on filing lets a player reach it in a day at the earliest. */
const SHOWN_AT_MOST = 200;

/** The one that moved last first. */
export const listComplaints = (db: Executor, playerId: number): Promise<ComplaintRow[]> =>
  db
    .select()
    .from(complaints)
    .where(eq(complaints.playerId, playerId))
    .orderBy(desc(complaints.updatedAt), desc(complaints.id))
    .limit(SHOWN_AT_MOST);

export async function findComplaint(db: Executor, reference: string): Promise<ComplaintRow | null> {
  const [row] = await db.select().from(complaints).where(eq(complaints.reference, reference));
  return row ?? null;
}

/** Others wait to change it until `tx` is over. */
export async function lockComplaint(tx: Executor, reference: string): Promise<ComplaintRow | null> {
  const [row] = await tx.select().from(complaints).where(eq(complaints.reference, reference)).for('update');
  return row ?? null;
}

/** In order. */
export const listEntries = (db: Executor, complaintId: number): Promise<EntryRow[]> =>
  db.select().from(complaintEntries).where(eq(complaintEntries.complaintId, complaintId)).orderBy(asc(complaintEntries.id));

/** What this player sent under this key, whatever it was added to. */
export async function findSent(db: Executor, playerId: number, clientKey: string) {
  const [row] = await db
    .select({
      complaint: complaints,
      /** It is the complaint itself, not an addition. */
      isFirst: sql<boolean>`not exists (
        select 1 from complaint_entry earlier where earlier.complaint_id = ${complaintEntries.complaintId} and earlier.id < ${complaintEntries.id})`,
    })
    .from(complaintEntries)
    .innerJoin(complaints, eq(complaints.id, complaintEntries.complaintId))
    .where(and(eq(complaintEntries.playerId, playerId), eq(complaintEntries.clientKey, clientKey)));
  return row ?? null;
}

/** @returns null where the reference is taken */
export async function insertComplaint(tx: Executor, complaint: NewComplaint): Promise<ComplaintRow | null> {
  const [row] = await tx.insert(complaints).values(complaint).onConflictDoNothing({ target: complaints.reference }).returning();
  return row ?? null;
}

export async function insertEntry(tx: Executor, entry: NewEntry) {
  await tx.insert(complaintEntries).values(entry);
}

export async function updateComplaint(tx: Executor, id: number, status: ComplaintStatus, at: Date) {
  await tx.update(complaints).set({ status, updatedAt: at }).where(eq(complaints.id, id));
}

const ofAll = (db: Executor) =>
  db.select({ complaint: complaints, username: players.username }).from(complaints).innerJoin(players, eq(players.id, complaints.playerId));

/** Of all players: those that wait for support, the oldest first. */
export const listOpen = (db: Executor, limit: number) =>
  ofAll(db).where(eq(complaints.status, 'open')).orderBy(asc(complaints.updatedAt), asc(complaints.id)).limit(limit);

/** Of all players: those that do not wait for support, the one that moved last first. */
export const listMoved = (db: Executor, limit: number) =>
  ofAll(db).where(ne(complaints.status, 'open')).orderBy(desc(complaints.updatedAt), desc(complaints.id)).limit(limit);
