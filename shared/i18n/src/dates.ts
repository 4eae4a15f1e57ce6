import type { Language } from './language';
/**
 * Bangladesh is six hours ahead of UTC all year; the zone of the player's device is ignored. `Intl` says the same, but a phone needs 60 ms
 * to load its date formats for the header's clock. @see SHELL-001
 */
const AHEAD_MS = 6 * 3_600_000;
const PARTS = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/;
/** @see ACCESS-085 */
const MISSING = 'N/A';

/** A moment: a `Date`, an ISO 8601 text, or epoch ms. */
export type Moment = Date | string | number;

function read(moment: Moment | null | undefined) {
  const inDhaka = new Date(new Date(moment ?? Number.NaN).getTime() + AHEAD_MS);
  if (Number.isNaN(inDhaka.getTime())) return null;
  const [, year, month, day, time = ''] = PARTS.exec(inDhaka.toISOString()) ?? [];
  return day === undefined ? null : { date: `${day}/${month}/${year}`, time };
}

/** `dd/mm/yyyy` in Dhaka; `N/A` for a missing or unreadable moment. @see ACCESS-085 */
export const formatDate = (moment: Moment | null | undefined): string => read(moment)?.date ?? MISSING;

/** `dd/mm/yyyy HH:mm:ss` in Dhaka; `N/A` for a missing or unreadable moment. */
export function formatDateTime(moment: Moment | null | undefined): string {
  const known = read(moment);
  return known ? `${known.date} ${known.time}` : MISSING;
}

/** `HH:mm:ss` in Dhaka, for rows below a heading with the day; `N/A` for a missing or unreadable moment. */
export const formatTime = (moment: Moment | null | undefined): string => read(moment)?.time ?? MISSING;

/** Text of the header's clock: `dd/mm/yyyy HH:mm:ss GMT+6`. @see SHELL-034 */
export const formatClock = (date: Date): string => `${formatDateTime(date)} GMT+6`;

/**
 * Month and year of a day: `2026-11-01` -> `Nov 2026`. Both languages use Latin digits.
 * @throws RangeError for a text that is no day
 */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
