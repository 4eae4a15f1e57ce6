import { secondsAfter, secondsBetween, type Clock } from '../time/clock';
import type { Taken } from './counter';
import type { Limit } from './limits';
import { Refusal } from '../base/refusal';

interface Window {
  taken: number;
  ends: Date;
}

/** Number of windows at which expired ones are removed. */
const SWEPT_AT = 10_000;

export type Paces = ReturnType<typeof createPaces>;

/**
 * Paces of frequent calls, such as bets. This process counts them in memory, because a statement for each bet would cost more than the
 * pace saves. With several processes a player has the pace in each of them, which bounds the work just as well. Limits that protect
 * secrets are in the database (`takeTry`).
 */
export function createPaces(clock: Clock) {
  const windows = new Map<string, Window>();
  let sweptAt = SWEPT_AT;

  function sweep(now: Date) {
    for (const [key, { ends }] of windows) if (ends <= now) windows.delete(key);
    sweptAt = Math.max(SWEPT_AT, windows.size * 2);
  }

  /** Counts one try; a window ends `windowS` after its first one. */
  function take(key: string, limit: Limit): Taken {
    const now = clock.now();
    const known = windows.get(key);
    const window = known && known.ends > now ? known : { taken: 0, ends: secondsAfter(now, limit.windowS) };
    if (window !== known) {
      if (windows.size >= sweptAt) sweep(now);
      windows.set(key, window);
    }
    window.taken++;
    return { isAllowed: window.taken <= limit.tries, retryAfterS: secondsBetween(now, window.ends) };
  }

  return {
    take,
    /** @throws Refusal `platform.too_many` with the seconds to wait */
    keep(key: string, limit: Limit) {
      const { isAllowed, retryAfterS } = take(key, limit);
      if (!isAllowed) throw new Refusal('platform.too_many', { retryAfterS });
    },
    /** Number of windows in memory. */
    size: () => windows.size,
  };
}
