import { secondsAfter, type Clock } from '@site/platform-kit/time/clock';
import type { Executor } from '@site/platform-kit/data/database';
import { dayOf, dhakaMidnight } from '@site/platform-kit/time/dhaka-day';

const DAY_S = 86_400;

/** A past event. Events are written in the order of their moments. */
export interface PastEvent {
  at: Date;
  happen(tx: Executor): Promise<unknown>;
}

/** @param hour of the day in Dhaka, 0 to 24; for today it is scaled to the part that has passed, so that no event lies in the future */
export function momentOf(now: Date, daysAgo: number, hour: number): Date {
  const midnight = dhakaMidnight(dayOf(secondsAfter(now, -daysAgo * DAY_S)));
  const length = daysAgo === 0 ? now.getTime() - midnight.getTime() : DAY_S * 1000;
  return new Date(midnight.getTime() + Math.floor((length * hour) / 24_000) * 1000);
}

/** A clock that is stopped at one moment. */
export const stoppedAt = (at: Date): Clock => ({ now: () => at });

export async function play(tx: Executor, events: readonly PastEvent[]) {
  for (const event of [...events].sort((a, b) => a.at.getTime() - b.at.getTime())) await event.happen(tx);
}
