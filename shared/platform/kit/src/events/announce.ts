import { sql } from '../data/sql';
import type { EventName } from '@site/api/contracts/events';
import type { Executor } from '../data/database';

/** PostgreSQL's own channel: every process that serves streams listens to it. */
export const CHANNEL = 'player_events';

export interface Announcement {
  playerId: number;
  name: EventName;
  /** Must be small, because PostgreSQL carries 8,000 bytes at most. Larger data is sent as an id and read at delivery. */
  data: Record<string, unknown>;
}

/**
 * Sends an event to the open pages of a player and to the support desk. It is delivered when the transaction of `tx` commits, and dropped
 * when it rolls back; closed pages do not get it later. PostgreSQL merges identical events of one transaction.
 */
export async function announce(tx: Executor, announcement: Announcement) {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`);
}

/** Like `announce`, for many players at once. */
export async function announceMany(tx: Executor, announcements: readonly Announcement[]) {
  const payloads = announcements.map((announcement) => JSON.stringify(announcement));
  await tx.execute(sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`);
}
