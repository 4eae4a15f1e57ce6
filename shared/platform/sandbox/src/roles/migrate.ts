import { addSupport } from '../seed/people';
import { hasGames, seed } from '../seed/seed';
import type { Base, Running } from './base';

/** Adds rows to the schema, which is new by then. The process ends afterwards. */
export async function prepareDatabase(base: Base): Promise<Running> {
  await addRows(base);
  return { servers: [] };
}

/** Without seeds there is only the user that answers chats, because every platform needs it. */
export async function addRows({ config: { seeds, hasDemoHistory: hasHistory }, db, clock, log }: Base) {
  if (seeds !== 'off') return seed(db, clock.now(), { hasHistory, hasDemoPlayer: seeds === 'demo' });
  await addSupport(db, clock.now());
  if (!(await hasGames(db))) log.warn('The database has no games. A start with SEED=catalogue adds those of the demo site');
}
