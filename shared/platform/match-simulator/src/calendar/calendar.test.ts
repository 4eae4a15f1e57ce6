import { EXCHANGE_SPORTS } from '@site/api/contracts/exchange';
import fc from 'fast-check';
import { fixtureOf } from './fixtures';
import { COMPETITIONS } from './names';
import { endedSince, isKnown, isOnRecord, listed, LISTED_AHEAD_MS, RHYTHMS, startOf } from './slots';

const HOUR_MS = 3_600_000;
const FIRST_DAY = Date.parse('2026-01-01T00:00:00Z');
const moment = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }).map((minute) => new Date(FIRST_DAY + minute * 60_000));
const sport = fc.constantFrom(...EXCHANGE_SPORTS);
const dhakaDay = (at: Date) => new Date(at.getTime() + 6 * HOUR_MS).toISOString().slice(0, 10);
const nextDay = (at: Date) => dhakaDay(new Date(at.getTime() + 24 * HOUR_MS));
const startsOf = (slots: readonly number[], of: (typeof EXCHANGE_SPORTS)[number]) => slots.map((slot) => startOf(of, slot));

it('lists recent matches and those of the next two days, by start', () => {
  fc.assert(
    fc.property(sport, moment, (of, at) => {
      const starts = startsOf(listed(of, at), of).map(Number);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(Math.max(...starts)).toBeLessThanOrEqual(at.getTime() + LISTED_AHEAD_MS);
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(at.getTime() - RHYTHMS[of].longestMs);
    }),
  );
});

it('keeps a listed match until it begins', () => {
  fc.assert(
    fc.property(sport, moment, fc.integer({ min: 1, max: 600 }), (of, at, minutes) => {
      const later = new Date(at.getTime() + minutes * 60_000);
      const still = listed(of, at).filter((slot) => startOf(of, slot) >= later);
      expect(listed(of, later)).toEqual(expect.arrayContaining(still));
    }),
  );
});

it('lists matches of today and of tomorrow in Dhaka at any hour', () => {
  fc.assert(
    fc.property(sport, moment, (of, at) => {
      const days = startsOf(listed(of, at), of).map(dhakaDay);
      expect(days).toContain(nextDay(at));
      // The first match of a day begins within one interval of its sport.
      const isEarly = dhakaDay(new Date(at.getTime() - RHYTHMS[of].everyMs)) !== dhakaDay(at);
      if (!isEarly) expect(days).toContain(dhakaDay(at));
    }),
  );
});

it.each([
  ['cricket', 4, 6],
  ['soccer', 13, 16],
  ['tennis', 13, 16],
] as const)('lists about as many coming matches of %s as the demo needs', (of, least, most) => {
  fc.assert(
    fc.property(moment, (at) => {
      const toCome = startsOf(listed(of, at), of).filter((start) => start > at);
      expect(toCome.length).toBeGreaterThanOrEqual(least);
      expect(toCome.length).toBeLessThanOrEqual(most);
    }),
  );
});

it('finds a started match for sixty hours, keeps it on record for sixty days, and finds a coming match only if it is listed', () => {
  fc.assert(
    fc.property(sport, moment, fc.oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -6000, max: 0 })), (of, at, ahead) => {
      const slot = Math.floor(at.getTime() / RHYTHMS[of].everyMs) + ahead;
      const hours = (at.getTime() - startOf(of, slot).getTime()) / HOUR_MS;
      const isListed = listed(of, at).includes(slot);
      expect(isKnown(of, slot, at)).toBe(isListed || (hours >= 0 && hours < 60));
      expect(isOnRecord(of, slot, at)).toBe(isListed || (hours >= 0 && hours < 60 * 24));
    }),
  );
});

it('returns every slot whose match may have ended since, the latest first', () => {
  const at = new Date('2026-06-01T12:00:00Z');
  const since = new Date('2026-06-01T06:00:00Z');
  const starts = startsOf(endedSince('tennis', since, at), 'tennis');
  expect(starts[0]).toEqual(at);
  expect(starts.at(-1)).toEqual(new Date('2026-06-01T01:00:00Z'));
});

it('never has a side in two matches at once', () => {
  fc.assert(
    fc.property(sport, moment, (of, at) => {
      const { everyMs } = RHYTHMS[of];
      const atOnce = of === 'cricket' ? 3 : Math.ceil((3.75 * HOUR_MS) / everyMs);
      const first = Math.floor(at.getTime() / everyMs);
      const sides = Array.from({ length: atOnce }, (_, place) => fixtureOf(of, first + place)).flatMap(({ home, away }) => [home, away]);
      expect(new Set(sides).size).toBe(sides.length);
    }),
  );
});

it('lets every side of a competition meet every other', () => {
  const [{ sides } = { sides: [] }] = COMPETITIONS.cricket;
  const pairs = Array.from({ length: (sides.length * (sides.length - 1)) / 2 }, (_, slot) => fixtureOf('cricket', slot));
  expect(new Set(pairs.map(({ home, away }) => [home, away].sort().join())).size).toBe(pairs.length);
});
