import type { Executor } from '@site/platform-kit/data/database';

class Killed extends Error {}

/** Whether all that went wrong is the death that `dyingAfter` brings. */
export const isDeath = (problem: unknown): boolean =>
  problem instanceof Killed || (problem instanceof AggregateError && problem.errors.every(isDeath));

/** The ways to a statement. */
const DOORS = ['execute', 'executeNamed'];

/** Lets so many statements through, within transactions too, and is gone then. */
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
