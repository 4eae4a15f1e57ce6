import type { Keeper } from './keeper';

/** The restart gives these orders to a program. */
type Restarted = Pick<Keeper, 'stop' | 'startGently' | 'hurry'>;

/**
 * Restarts programs, one after the other. None stops before all are ready, because its copy serves alone meanwhile.
 * @param ready resolves when a program takes calls; rejects when it does not in time, which ends the restart
 */
export async function rollingRestart<T extends Restarted>(keepers: readonly T[], ready: (keeper: T) => Promise<unknown>): Promise<void> {
  for (const keeper of keepers) {
    await Promise.all(keepers.map(ready));
    await keeper.stop();
    keeper.startGently();
    await ready(keeper);
    keeper.hurry();
  }
}
