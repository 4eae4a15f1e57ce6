type CleanUp = () => Promise<unknown>;

const open = new Set<CleanUp>();

/** Runs `work` and then `cleanUp`, also after a failure or a signal. */
export async function withCleanUp<T>(cleanUp: CleanUp, work: () => Promise<T>): Promise<T> {
  open.add(cleanUp);
  try {
    return await work();
  } finally {
    open.delete(cleanUp);
    await cleanUp();
  }
}

/** Cleans up before a signal ends this process, the newest first. */
export function cleanUpOnSignals() {
  async function end() {
    for (const cleanUp of [...open].reverse()) await cleanUp().catch(() => {});
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
}
