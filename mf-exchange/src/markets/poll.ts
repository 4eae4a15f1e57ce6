/** After so long an answer is not waited for any more. */
const GIVE_UP_MS = 5000;

/** Asks at once and on every beat, one at a time: a beat that finds the last question unanswered is left out. @returns how to stop */
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
