import type { Executor } from '@site/platform-kit/data/database';

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
