import { openDatabase, type Executor } from '@site/platform-kit/data/database';
import { allDecided, decisions, holds } from './exchange';
import type { Oracle } from './oracle';
import { played } from './played';
import { books, eventOrder, wallets } from './wallets';
import { exactlyOnce } from './writes';

export const ORACLES: readonly Oracle[] = [
  books,
  exactlyOnce,
  wallets,
  holds,
  decisions,
  played,
  eventOrder,
  {
    name: 'sessions',
    says: 'nobody is logged out',
    check: (_db, witness) => Promise.resolve([...witness.loggedOut()]),
  },
  {
    name: 'processes',
    says: 'no process ends by itself',
    check: (_db, witness) => Promise.resolve([...witness.crashed()]),
  },
  allDecided,
];

const LONG_MS = 60_000;

/** The database of a site, for oracles and plants: statements over whole tables may take a minute. @param url with the owner's role */
export function openSiteDatabase(url: string): { db: Executor; close(): Promise<void> } {
  const patient = { answerWithinMs: LONG_MS, lockWithinMs: LONG_MS, idleWithinMs: LONG_MS, doubtAfterMs: LONG_MS };
  return openDatabase(url, () => {}, { size: 2, ...patient });
}
