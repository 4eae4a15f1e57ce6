const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * When this process is told to end, or ends, nothing of the gate stays behind.
 * @param stop at once, synchronously
 * @param tidy what takes a moment, where there is one
 * @returns how to listen no more
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
