import type { Complaint, ComplaintDetails } from '@site/api/contracts/chat';
import type { ComplaintRow, ComplaintEntryRow } from './complaints.rows';

export const presentComplaint = ({ reference, subject, status, createdAt, updatedAt }: ComplaintRow): Complaint => ({
  reference,
  subject,
  status,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

export interface ComplaintFacts {
  complaint: ComplaintRow;
  entries: readonly ComplaintEntryRow[];
}

export const presentDetails = ({ complaint, entries }: ComplaintFacts): ComplaintDetails => ({
  ...presentComplaint(complaint),
  history: entries.map(({ createdAt, by, text, status }) => ({ at: createdAt.toISOString(), by, text, status })),
});
