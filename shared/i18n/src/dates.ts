import type { Language } from './language';
/** Bangladesh has one time zone and no summer time; the zone of the player's device is ignored. @see SHELL-001 */
const ZONE = 'Asia/Dhaka';
/** @see ACCESS-085 */
const MISSING = 'N/A';

/** A moment: a `Date`, an ISO 8601 text, or epoch ms. */
export type Moment = Date | string | number;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function read(moment: Moment | null | undefined) {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return { date: `${day}/${month}/${year}`, time: `${hour}:${minute}:${second}` };
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
