/** Timeout of one request. */
const GIVE_UP_MS = 5000;

/**
 * Requests at once and then at every interval, one request at a time: an interval is skipped while the last request is in flight. @returns
 * a function that stops polling
 */
export function pollEvery(everyMs: number, ask: (signal: AbortSignal) => Promise<void>): () => void {
  let asking: AbortController | null = null;

  const beat = () => {
    if (asking) return;
    const own = new AbortController();
    asking = own;
    const giveUp = setTimeout(() => own.abort(), GIVE_UP_MS);
    void ask(own.signal).finally(() => {
      clearTimeout(giveUp);
      if (asking === own) asking = null;
    });
  };

  const timer = setInterval(beat, everyMs);
  beat();
  return () => {
    clearInterval(timer);
    asking?.abort();
  };
}
