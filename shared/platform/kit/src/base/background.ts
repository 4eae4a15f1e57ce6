import type { FastifyBaseLogger } from 'fastify';

/** Work that runs after the response was sent. Its errors are logged. */
export interface Background {
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when all work that was started has ended. */
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
