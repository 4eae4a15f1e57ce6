import {
  EXCLUSION_LENGTHS,
  EXCLUSIONS,
  TIME_OUT_LENGTHS,
  TIME_OUTS,
  type ExclusionLength,
  type Restriction,
  type TimeOutLength,
} from '@site/api/contracts/safer-play';
import { formatDateTime } from '@site/i18n';

/** Offset of Dhaka from UTC in ms. Bangladesh has one time zone and no summer time. */
const DHAKA_MS = 6 * 3_600_000;
/** Least extension in ms: a pause that ends less than this later counts as the same one. */
const LONGER_BY_MS = 3_600_000;

/** A pause that a player can request. The platform sets its start and end; the lengths here are for the choice. */
export type Pause = { kind: 'time_out'; length: TimeOutLength } | { kind: 'excluded'; length: ExclusionLength };

/** End in ms if it started now; null: for good. */
export const endOf = (pause: Pause, now: number) =>
  pause.kind === 'time_out' ? now + TIME_OUTS[pause.length] * 1000 : endOfExclusion(pause.length, now);

/** Pauses to choose from: all, or those that end later than the running one. A running exclusion cannot be replaced by a break. */
export function pausesBeyond(kind: Pause['kind'], running: Restriction | null, now: number): Pause[] {
  if (kind === 'time_out' && running?.kind === 'excluded') return [];
  const all: Pause[] =
    kind === 'time_out' ? TIME_OUT_LENGTHS.map((length) => ({ kind, length })) : EXCLUSION_LENGTHS.map((length) => ({ kind, length }));
  return all.filter((pause) => endsLater(endOf(pause, now), running));
}

/** `dd/mm/yyyy HH:mm` in Dhaka, without the seconds, which do not matter here. */
export const minuteOf = (moment: string | number) => formatDateTime(moment).slice(0, -':00'.length);

// The same day and hour in Dhaka after that many months; in a shorter month its last day.
function endOfExclusion(length: ExclusionLength, now: number): number | null {
  const months = EXCLUSIONS[length];
  if (months === null) return null;
  const inDhaka = new Date(now + DHAKA_MS);
  const day = inDhaka.getUTCDate();
  inDhaka.setUTCDate(1);
  inDhaka.setUTCMonth(inDhaka.getUTCMonth() + months);
  inDhaka.setUTCDate(Math.min(day, daysIn(inDhaka)));
  return inDhaka.getTime() - DHAKA_MS;
}

function endsLater(end: number | null, running: Restriction | null) {
  if (!running) return true;
  if (running.until === null) return false;
  return end === null || end >= Date.parse(running.until) + LONGER_BY_MS;
}

const daysIn = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
