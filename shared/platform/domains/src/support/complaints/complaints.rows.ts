import { bigint, pgTable, text, timestamp } from '@site/platform-kit/data/tables';
import type { ComplaintDetails, ComplaintStatus } from '@site/api/contracts/chat';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const complaints = pgTable('complaint', {
  id: identity(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  reference: text().notNull(),
  subject: text().notNull(),
  status: text().$type<ComplaintStatus>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type ComplaintRow = typeof complaints.$inferSelect;
export type NewComplaint = typeof complaints.$inferInsert;

export type ComplaintSide = ComplaintDetails['history'][number]['by'];

export const complaintEntries = pgTable('complaint_entry', {
  id: identity(),
  complaintId: bigint('complaint_id', { mode: 'number' }).notNull(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  by: text().$type<ComplaintSide>().notNull(),
  text: text().notNull(),
  status: text().$type<ComplaintStatus>().notNull(),
  clientKey: text('client_key'),
  createdAt: moment('created_at').notNull(),
});
export type EntryRow = typeof complaintEntries.$inferSelect;
export type NewEntry = typeof complaintEntries.$inferInsert;
