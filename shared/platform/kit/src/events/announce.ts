import type { EventName } from '@site/api/contracts/events';
import type { Executor } from '../data/database';
import { writeHints, type NewHint } from './outbox';

export interface Announcement {
  playerId: number;
  name: EventName;
  /** Must be small, because it may travel by NOTIFY. Larger data is sent as an id and read at delivery. */
  data: Record<string, unknown>;
}

/** An announcement on its way. Without data the pages of the player reload. */
export type SentAnnouncement = Omit<Announcement, 'data'> & { data: Announcement['data'] | null };

/** Most bytes of an announcement. NOTIFY carries less than 8,000, and more than the data of one is in it. */
const MOST_BYTES = 7000;

/** @param playerId null for all players */
export const playerSubject = (playerId: number | null) => `p.${playerId ?? '*'}`;

/**
 * Sends an event to the open pages of a player and to the support desk. It is delivered soon after the transaction of `tx` commits, and
 * dropped when it rolls back; closed pages do not get it later. Identical events of one transaction are
 * delivered once, unless hundreds of others lie between them. Data that cannot be
 * sent makes the pages of the player reload; it never fails the transaction.
 */
export const announce = (tx: Executor, announcement: Announcement) => announceMany(tx, [announcement]);

/** Like `announce`, for many players at once. */
export async function announceMany(tx: Executor, announcements: readonly Announcement[]) {
  await writeHints(tx, announcements.map(announcementHint));
}

/** An announcement as a hint, to be written together with others. */
export const announcementHint = (announcement: Announcement): NewHint => ({
  subject: playerSubject(announcement.playerId),
  body: bodyOf(announcement),
});

/** JSON has no NUL and no lone surrogate as such, so PostgreSQL stores any. */
function bodyOf({ playerId, name, data }: Announcement): string {
  const announced: SentAnnouncement = { playerId, name, data };
  const body = printed(announced);
  return body && Buffer.byteLength(body) <= MOST_BYTES ? body : JSON.stringify({ ...announced, data: null });
}

function printed(announced: SentAnnouncement): string | null {
  try {
    return JSON.stringify(announced);
  } catch {
    return null;
  }
}
