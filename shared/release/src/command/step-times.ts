/** Steps of a deploy over the release service, in their order; the first two are made in the checkout, the others by the service. */
const STEPS = ['build', 'upload', 'publish', 'gate', 'activation', 'look at the way back'] as const;

/** Name of a step of a deploy. */
export type DeployStep = (typeof STEPS)[number];

/** Called at the end of a step with its duration in ms. */
export type TookStep = (step: DeployStep, ms: number) => void;

/** Runs a step and reports its duration, also when it fails. */
export async function measured<T>(took: TookStep | undefined, step: DeployStep, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    took?.(step, performance.now() - began);
  }
}

/** Adds up the durations of the steps of one deploy, which begins with this call. */
export function createStepTimes() {
  const began = performance.now();
  const times = new Map<DeployStep, number>();
  return {
    took: (step: DeployStep, ms: number) => void times.set(step, (times.get(step) ?? 0) + ms),
    /** For people: `build 5.2 s, upload 0.3 s, 8.6 s in all`. */
    words() {
      const steps = STEPS.filter((step) => times.has(step)).map((step) => `${step} ${seconds(times.get(step) ?? 0)}`);
      return [...steps, `${seconds(performance.now() - began)} in all`].join(', ');
    },
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
