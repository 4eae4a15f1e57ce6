import type { Language } from './language';
/** Bangladesh has one zone and no summer time; what the player's device says does not matter. */
const ZONE = 'Asia/Dhaka';
/** @see spec A 2: dates use en-GB format, 'N/A' when missing */
const MISSING = 'N/A';

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

/** `dd/mm/yyyy` in Dhaka; `N/A` for nothing or an unreadable moment. */
export const formatDate = (moment: Moment | null | undefined): string => read(moment)?.date ?? MISSING;

/** `dd/mm/yyyy HH:mm:ss` in Dhaka; `N/A` for nothing or an unreadable moment. */
export function formatDateTime(moment: Moment | null | undefined): string {
  const known = read(moment);
  return known ? `${known.date} ${known.time}` : MISSING;
}

/** `HH:mm:ss` in Dhaka, below a heading that says the day. */
export const formatTime = (moment: Moment | null | undefined): string => read(moment)?.time ?? MISSING;

/** The header's clock. @see spec A 9 */
export const formatClock = (date: Date): string => `${formatDateTime(date)} GMT+6`;

/** `Nov 2026` of a day such as `2026-11-01`; digits are Latin ones in both languages. */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
