import { paisa, type Paisa } from '@site/api/money';
import { seeded } from '@site/platform-kit/secrets/seeded';
import type { FeedEvent } from '@site/platform-match-simulator/feed';

const HOUR_MS = 3_600_000;
const LISTED_MS = 48 * HOUR_MS;
const PLAYED_MS = 4 * HOUR_MS;
/** Interval of the growth. It is longer than the poll, because an unchanged value is not sent again. */
const COUNTED_MS = 5000;
/** Volume in BDT of the most popular match of a sport, before it begins and while it is played. */
const VOLUMES = { cricket: [1_500_000, 9_000_000], soccer: [900_000, 4_000_000], tennis: [250_000, 1_200_000] } as const;

/** Matched paisa of an invented rest of the market, so that a demo does not look deserted. It only grows. */
export function matchedSoFar({ id, sport, start, end }: FeedEvent, at: Date): Paisa {
  const until = end && end < at ? end : at;
  const passedMs = Math.floor((until.getTime() - start.getTime()) / COUNTED_MS) * COUNTED_MS;
  const fame = 0.3 + 0.7 * seeded(Number(id))();
  const [before, during] = VOLUMES[sport];
  const waited = Math.max(0, Math.min(1, 1 + passedMs / LISTED_MS)) ** 3;
  const played = Math.max(0, Math.min(1, passedMs / PLAYED_MS));
  return paisa(BigInt(Math.round(fame * (before * waited + during * played))) * 100n);
}
