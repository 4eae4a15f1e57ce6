import type { ComplaintDetails, ComplaintStatus } from '@site/api/contracts/chat';
import type { Columns } from '@site/platform-kit/data/columns';

export type RawComplaint = Columns<'complaint'> & { status: ComplaintStatus };

export const toComplaint = (row: RawComplaint) => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  reference: row.reference,
  subject: row.subject,
  status: row.status,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});
export type ComplaintRow = ReturnType<typeof toComplaint>;

export type ComplaintSide = ComplaintDetails['history'][number]['by'];

export interface NewComplaintEntry {
  complaintId: number;
  playerId: number;
  by: ComplaintSide;
  text: string;
  status: ComplaintStatus;
  clientKey: string | null;
  createdAt: Date;
}

/** Fields of an entry that are shown. */
export type ComplaintEntryRow = Pick<NewComplaintEntry, 'by' | 'text' | 'status' | 'createdAt'>;
