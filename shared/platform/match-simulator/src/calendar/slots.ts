import type { ExchangeSport } from '@site/api/contracts/exchange';

const MINUTE_MS = 60_000;
/** Time before its start from which an event can be bet on. */
export const LISTED_AHEAD_MS = 48 * 60 * MINUTE_MS;
/** Time after its start for which an event can be found: longer than results are listed. */
export const KNOWN_MS = 60 * 60 * MINUTE_MS;
/** Time after its start for which its markets can be found, because bets may be settled late. */
const ON_RECORD_MS = 60 * 24 * 60 * MINUTE_MS;

interface Rhythm {
  /** Interval between the starts of two matches. */
  everyMs: number;
  /** Upper bound on the length of a match, including breaks. */
  longestMs: number;
  /** Number of next matches that are always listed. */
  next: number;
  /** Of the later matches, every n-th one is listed. */
  oneOf: number;
}

/** Schedule of the matches by sport. */
export const RHYTHMS: Readonly<Record<ExchangeSport, Rhythm>> = {
  cricket: { everyMs: 105 * MINUTE_MS, longestMs: 300 * MINUTE_MS, next: 2, oneOf: 12 },
  soccer: { everyMs: 20 * MINUTE_MS, longestMs: 150 * MINUTE_MS, next: 4, oneOf: 14 },
  tennis: { everyMs: 15 * MINUTE_MS, longestMs: 300 * MINUTE_MS, next: 4, oneOf: 19 },
};

/** Start of a slot's match. A slot is the index of a match in the sequence of all matches of its sport. */
export const startOf = (sport: ExchangeSport, slot: number) => new Date(slot * RHYTHMS[sport].everyMs);

/** The last slot that has begun. */
const lastBegun = (sport: ExchangeSport, at: Date) => Math.floor(at.getTime() / RHYTHMS[sport].everyMs);

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** A listed match stays listed until it begins: the next ones only come closer, and the later ones are chosen by their number. */
const isChosen = (sport: ExchangeSport, slot: number, begun: number) =>
  slot <= begun + RHYTHMS[sport].next || slot % RHYTHMS[sport].oneOf === 0;

function isBetween(sport: ExchangeSport, slot: number, at: Date, sinceMs: number): boolean {
  const start = startOf(sport, slot).getTime();
  const isInTime = start > at.getTime() - sinceMs && start <= at.getTime() + LISTED_AHEAD_MS;
  return isInTime && isChosen(sport, slot, lastBegun(sport, at));
}

/** True when the slot's match began within `KNOWN_MS` or is listed. No other match can be found by its id. */
export const isKnown = (sport: ExchangeSport, slot: number, at: Date) => isBetween(sport, slot, at, KNOWN_MS);

/** True when the match is known or its bets may still be settled. */
export const isOnRecord = (sport: ExchangeSport, slot: number, at: Date) => isBetween(sport, slot, at, ON_RECORD_MS);

/** True when the longest possible match of the slot would be over. */
export const isSurelyOver = (sport: ExchangeSport, slot: number, at: Date) =>
  startOf(sport, slot).getTime() + RHYTHMS[sport].longestMs <= at.getTime();

/** Moment from which the slot's match is listed. */
export function listedSince(sport: ExchangeSport, slot: number): Date {
  const { next, oneOf } = RHYTHMS[sport];
  return slot % oneOf === 0 ? new Date(startOf(sport, slot).getTime() - LISTED_AHEAD_MS) : startOf(sport, slot - next);
}

/** Slots that are listed or may be in play, by start; the simulator decides which of them are already over. */
export function listed(sport: ExchangeSport, at: Date): number[] {
  const { everyMs, longestMs } = RHYTHMS[sport];
  const oldest = Math.max(0, Math.ceil((at.getTime() - longestMs) / everyMs));
  const furthest = Math.floor((at.getTime() + LISTED_AHEAD_MS) / everyMs);
  const begun = lastBegun(sport, at);
  return range(oldest, furthest).filter((slot) => isChosen(sport, slot, begun));
}

/** Slots that may have ended after `since`, the latest first; the simulator decides which of them did. */
export function endedSince(sport: ExchangeSport, since: Date, at: Date): number[] {
  const { everyMs, longestMs } = RHYTHMS[sport];
  const oldest = Math.max(0, Math.ceil((since.getTime() - longestMs) / everyMs));
  return range(oldest, lastBegun(sport, at)).reverse();
}
