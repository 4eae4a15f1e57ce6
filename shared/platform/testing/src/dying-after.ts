import { sql } from '@site/platform-kit/data/sql';
import type { Database, Executor } from '@site/platform-kit/data/database';
import type { TestPlatform } from './test-platform';

class Killed extends Error {}

/** True when the error, or every error of an aggregate, is the simulated death of `dyingAfter`. */
export const isDeath = (problem: unknown): boolean =>
  problem instanceof Killed || (problem instanceof AggregateError && problem.errors.every(isDeath));

/** Methods that send a statement. */
const DOORS = ['execute', 'executeNamed'];

/** Lets `statements` statements through, including those in transactions, and then throws a simulated death. */
export function dyingAfter(db: Executor, statements: number): Executor {
  let left = statements;
  const watch = (executor: Executor): Executor =>
    new Proxy(executor, {
      get(target, name: keyof Executor) {
        if (name === 'transaction') return (work: (tx: Executor) => Promise<unknown>) => target.transaction((tx) => work(watch(tx)));
        if (DOORS.includes(name)) left -= 1;
        if (left < 0) throw new Killed();
        return target[name];
      },
    });
  return watch(db);
}

/** A process with connections of its own that can lose all of them. */
export interface Mortal {
  db: Executor;
  /** True once the connections are cut. */
  isDead(): boolean;
  close(): Promise<void>;
}

let mortals = 0;

/** A process whose connections PostgreSQL ends at its statement number `statements`, also those in the middle of a transaction. */
export function mortalAfter(platform: TestPlatform, statements: number): Mortal {
  const name = `mortal-${(mortals += 1)}`;
  const database: Database = platform.connect(name);
  let left = statements;
  let death: Promise<unknown> | null = null;
  const cut = () => platform.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`);
  const watch = (executor: Executor): Executor => ({
    ...executor,
    transaction: (work) => executor.transaction((tx) => work(watch(tx))),
    execute: (statement) => live(() => executor.execute(statement)),
    executeNamed: (statementName, statement) => live(() => executor.executeNamed(statementName, statement)),
  });
  async function live<T>(send: () => Promise<T>): Promise<T> {
    left -= 1;
    if (left < 0) {
      await (death ??= cut());
      throw new Killed();
    }
    return send();
  }
  return { db: watch(database.db), isDead: () => death !== null, close: database.close };
}
