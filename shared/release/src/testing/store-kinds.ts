import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { createDatabaseForTests } from './test-database';

/** Files of one channel that a store keeps. */
const LASTING = /^live\.(json|log\.jsonl)$/;

/** A kind of store, for tests in which several processes use one. */
export interface StoreKind {
  name: string;
  /** Place for `storeAt`. @param folder of the test */
  place(folder: string): string;
  /** Least number of steps of a writer. */
  leastSteps: number;
  /** Things that dead writers left in the store and that the next ones should have removed. */
  leftBehind(folder: string): Promise<readonly unknown[]>;
}

const inFolder = (folder: string) => path.join(folder, 'store');
const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** All kinds of stores that this machine can run. */
export const storeKinds = (database: ReturnType<typeof createDatabaseForTests>): readonly StoreKind[] => [
  {
    name: 'a folder',
    leastSteps: 15,
    place: inFolder,
    leftBehind: async (folder) =>
      ['channels', '.drafts'].flatMap((name) =>
        readdirSync(inFolder(folder)).includes(name)
          ? namesIn(path.join(inFolder(folder), name)).filter((file) => !LASTING.test(file))
          : [],
      ),
  },
  {
    name: 'PostgreSQL',
    leastSteps: 10,
    place: () => database.url(),
    leftBehind: async () => {
      const open = "select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'";
      return (await database.query(open)).rows;
    },
  },
];
