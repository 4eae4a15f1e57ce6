import { sql } from '../data/sql';
import type { EventName } from '@site/api/contracts/events';
import type { Executor } from '../data/database';

/** PostgreSQL's own channel: every process that serves streams listens to it. */
export const CHANNEL = 'player_events';

export interface Announcement {
  playerId: number;
  name: EventName;
  /** Small: PostgreSQL carries 8,000 bytes at most. What is larger is named by its id, and read where it is delivered. */
  data: Record<string, unknown>;
}

/**
 * Tells the open pages of a player, and the support desk, of something. It is heard when the transaction of `tx` commits and never
 * when it does not; nothing is kept for pages that are not open. The same said twice in one transaction is heard once.
 */
export async function announce(tx: Executor, announcement: Announcement) {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`);
}

/** The same of many players at once. */
export async function announceMany(tx: Executor, announcements: readonly Announcement[]) {
  const payloads = announcements.map((announcement) => JSON.stringify(announcement));
  await tx.execute(sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`);
}
