import { paisa, type Paisa } from '@site/api/money';
import { bigint, pgTable, text, timestamp } from '@site/platform-kit/data/tables';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Every message is kept in both languages: the reader's choice is known only when it is read. */
export const inboxMessages = pgTable('inbox_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  title: text().notNull(),
  titleBn: text('title_bn').notNull(),
  message: text().notNull(),
  messageBn: text('message_bn').notNull(),
  /** What the player made of it, shown in both languages; null until then. */
  editedTitle: text('edited_title'),
  editedMessage: text('edited_message'),
  /** What it speaks of, where many may follow; see `writeMessage`. */
  about: text(),
  paisa: bigint({ mode: 'bigint' }).$type<Paisa>().notNull().default(paisa(0n)),
  readAt: moment('read_at'),
  createdAt: moment('created_at').notNull(),
});
export type InboxRow = typeof inboxMessages.$inferSelect;
export type NewInboxRow = typeof inboxMessages.$inferInsert;
