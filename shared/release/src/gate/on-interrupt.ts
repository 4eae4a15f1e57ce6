const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * Cleans up on a signal and at the exit of this process, so that nothing of the gate stays behind.
 * @param stop synchronous part, called at once
 * @param tidy asynchronous part, called on a signal only
 * @returns a function that removes the listeners
 */
export function onInterrupt(stop: () => void, tidy: () => Promise<void>): () => void {
  const listeners = Object.entries(SIGNALS).map(([signal, number]) => {
    const listener = () => {
      stop();
      void tidy().finally(() => process.exit(128 + number));
    };
    process.once(signal, listener);
    return () => process.off(signal, listener);
  });
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    for (const forget of listeners) forget();
  };
}
