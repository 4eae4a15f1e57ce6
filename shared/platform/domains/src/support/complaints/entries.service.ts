import type { ComplaintStatus } from '@site/api/contracts/chat';
import type { Executor } from '@site/platform-kit/data/database';
import { announce } from '@site/platform-kit/events/announce';
import { insertEntry, listEntries, updateComplaint } from './complaints.repository';
import type { ComplaintFacts } from './complaints.presenter';
import type { ComplaintRow, ComplaintSide } from './complaints.rows';

interface Said {
  by: ComplaintSide;
  text: string;
  status: ComplaintStatus;
  clientKey?: string;
  at: Date;
}

/** Writes an entry of either side, and notifies the player's open pages. Requires that the complaint is locked or new. */
export async function addEntry(tx: Executor, complaint: ComplaintRow, said: Said): Promise<ComplaintFacts> {
  const { id, playerId, reference } = complaint;
  const { by, text, status, clientKey = null, at } = said;
  await insertEntry(tx, { complaintId: id, playerId, by, text, status, clientKey, createdAt: at });
  await updateComplaint(tx, id, status, at);
  await announce(tx, { playerId, name: 'complaint', data: { reference } });
  return withEntries(tx, { ...complaint, status, updatedAt: at });
}

export const withEntries = async (db: Executor, complaint: ComplaintRow): Promise<ComplaintFacts> => ({
  complaint,
  entries: await listEntries(db, complaint.id),
});
