import type { FastifyBaseLogger } from 'fastify';

/** Work that no answer waits for. What it throws is logged. */
export interface Background {
  run(name: string, work: () => Promise<unknown>): void;
  /** When all that was begun has ended. */
  settled(): Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task: Promise<void> = Promise.resolve()
        .then(work)
        .then(
          () => {},
          (problem: unknown) => log.error({ err: problem, work: name }, 'background work failed'),
        )
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => void (await Promise.all(running)),
  };
}
