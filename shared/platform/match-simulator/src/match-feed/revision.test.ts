import { EXCHANGE_SPORTS } from '@site/api/contracts/exchange';
import { seeded } from '@site/platform-kit/secrets/seeded';
import { cases } from '@site/testing/cases';
import { startOf } from '../calendar/slots';
import { eventIdOf, oddsMarketId } from '../ids';
import { createDemoFeed } from '../testing';

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const random = seeded(SEED);
const feed = createDemoFeed();
const MATCHES = cases(2);
const WINDOW_S = 25;
const HOUR_S = 3600;
const FIRST_SLOT = { cricket: 5000, soccer: 26_000, tennis: 35_000 } as const;

/** Seconds from the start of a match at which windows begin: long before, around the start and the end, and in play. */
const beginsOf = (endS: number) => [
  -47 * HOUR_S * random(),
  -HOUR_S * random(),
  -10,
  endS * random(),
  endS * random(),
  endS - 15,
  endS + HOUR_S,
];

/** The quote is not shown. */
const printed = (shown: unknown) =>
  JSON.stringify(shown, (key, value: unknown) => (key === 'quote' ? undefined : typeof value === 'bigint' ? String(value) : value));

function shown(eventId: string, at: Date) {
  return {
    [eventId]: printed([feed.event(eventId, at), feed.marketsOf(eventId, at)]),
    [oddsMarketId(eventId)]: printed([feed.market(oddsMarketId(eventId), at), feed.event(eventId, at)?.inplay]),
  };
}

it.each(EXCHANGE_SPORTS)(`grows with every change of a match of %s, and never shrinks (FUZZ_SEED=${SEED})`, (sport) => {
  for (let nth = 0; nth < MATCHES; nth++) {
    const slot = FIRST_SLOT[sport] + Math.floor(random() * 1000);
    const eventId = eventIdOf(sport, slot);
    const start = startOf(sport, slot).getTime();
    const end = feed.event(eventId, new Date(start + 24 * HOUR_S * 1000))?.end?.getTime() ?? NaN;
    let greatest: Record<string, number> = {};
    let latest = -Infinity;
    for (const begin of beginsOf((end - start) / 1000).sort((one, other) => one - other)) {
      let before: { shown: Record<string, string>; revision: Record<string, number> } | null = null;
      for (let second = 0; second < WINDOW_S; second++) {
        const at = new Date(start + (Math.floor(begin) + second) * 1000);
        // Two of the windows may overlap.
        if (at.getTime() <= latest) continue;
        latest = at.getTime();
        const now = { shown: shown(eventId, at), revision: {} as Record<string, number> };
        for (const id of Object.keys(now.shown)) {
          const revision = (now.revision[id] = feed.revision(id, at));
          expect(revision).toBeGreaterThanOrEqual(greatest[id] ?? 0);
          expect(revision).toBeLessThan(2 ** 22);
          if (before && before.shown[id] !== now.shown[id]) expect([id, at, revision]).not.toEqual([id, at, before.revision[id]]);
          greatest = { ...greatest, [id]: revision };
        }
        before = now;
      }
    }
  }
});

it('is the same number between two changes, also at a moment between two seconds', () => {
  const eventId = eventIdOf('cricket', 5000);
  const at = startOf('cricket', 5000).getTime() - 30 * HOUR_S * 1000;
  const revisions = Array.from({ length: 60 }, (_none, half) => feed.revision(oddsMarketId(eventId), new Date(at + half * 500)));
  // Before a match its prices change every twenty seconds.
  expect(new Set(revisions).size).toBeLessThanOrEqual(3);
});

it('knows no foreign id', () => expect(feed.revision('40000009', new Date(0))).toBe(0));
