import { setTimeout as wait } from 'node:timers/promises';
import { PLANTS } from '@site/platform-testing/oracles/plants';
import type { PlayersJournal } from '@site/platform-testing/players/journal';
import type { Court } from './verdicts';

/** Pause in ms before the next try. */
const AGAIN_MS = 500;

/** The bug that the players' side plants: its journal has two balances in another order. */
export const EVENT_ORDER = 'event-order';

/** Plants the bug as soon as the database has something to plant it in. */
export async function plantBug(
  { plant = '', say }: { plant: string | undefined; say(line: string): void },
  { court, journal, until }: { court: Court; journal: PlayersJournal; until: number },
) {
  const change = () => (plant === EVENT_ORDER ? journal.swapHeard() : PLANTS[plant]?.plant(court.db));
  while (!(await Promise.resolve(change()).catch(() => 0))) {
    if (Date.now() > until) throw new Error(`There was nothing to plant ${plant} in: run for more minutes`);
    await wait(AGAIN_MS);
  }
  say(`planted: ${plant}`);
  // A fault of the database may be in the way, and the next turn of a market repairs a hold: a bug of the site would be there again, too.
  while (!court.broken.length && Date.now() < until) {
    if ((await court.now()) === 'broken') return;
    await wait(AGAIN_MS);
    await PLANTS[plant]?.plant(court.db).catch(() => 0);
  }
}
