/**
 * Ages are counted in turns of this timer. A process that was stopped or busy has no evidence against the server, and such a pause counts
 * as one turn.
 */
const TICK_MS = 250;
const ticksOf = (ms: number) => Math.ceil(ms / TICK_MS);
/** After an answer, statements that are only slow make no further question for this time. */
const TRUSTED_MS = 1000;

export interface LivenessOptions<Waiter> {
  /** Age of a wait at which the server is asked about it. */
  doubtAfterMs: number;
  /** Longest wait for the answer. */
  answerWithinMs: number;
  /**
   * Asks the server on a connection of its own.
   * @returns those who wait for work that the server knows nothing of; null when it could not be reached
   */
  probe: (waiters: readonly Waiter[]) => Promise<readonly Waiter[] | null>;
  /** Called with those who wait in vain. */
  onSilence: (waiters: readonly Waiter[]) => void;
}

/**
 * Watches everything that waits for the server. A statement may be slow or wait for a lock, so its age is only the reason to ask the server
 * about it. A server that does not answer is frozen or cut off; a server that does not know the statement is behind a broken connection, or
 * is another server.
 */
export function createLiveness<Waiter>({ doubtAfterMs, answerWithinMs, probe, onSilence }: LivenessOptions<Waiter>) {
  /** Each with the tick at which its wait began, the oldest first. */
  const waiting = new Map<Waiter, number>();
  let tick = 0;
  let askedAt: number | null = null;
  let trustedUntil = 0;
  let isSilent = false;
  /** The server does not know their work, but its answer may have arrived in this moment. */
  let unknown: readonly Waiter[] = [];
  const timer = setInterval(look, TICK_MS).unref();
  const isDoubtful = (waiter: Waiter) => tick - (waiting.get(waiter) ?? tick) >= ticksOf(doubtAfterMs);
  const doubtful = () => [...waiting.keys()].filter(isDoubtful);

  function look() {
    tick += 1;
    const lost = unknown.filter(isDoubtful);
    unknown = [];
    if (lost.length) onSilence(lost);
    if (askedAt !== null && tick - askedAt >= ticksOf(answerWithinMs)) return conclude(askedAt, null);
    const [oldest] = waiting.keys();
    const isInDoubt = isSilent || (oldest !== undefined && isDoubtful(oldest) && tick >= trustedUntil);
    if (askedAt === null && isInDoubt) ask();
  }

  function ask() {
    const question = tick;
    askedAt = question;
    void probe(doubtful()).then((strangers) => conclude(question, strangers));
  }

  /** An answer that comes too late has no effect. */
  function conclude(question: number, strangers: readonly Waiter[] | null) {
    if (askedAt !== question) return;
    askedAt = null;
    isSilent = strangers === null;
    unknown = strangers ?? [];
    if (isSilent) onSilence(doubtful());
    else trustedUntil = tick + ticksOf(TRUSTED_MS);
  }

  return {
    begin: (waiter: Waiter) => void waiting.set(waiter, tick),
    end: (waiter: Waiter) => void waiting.delete(waiter),
    /** True from the first question without an answer to the next one with an answer. */
    isSilent: () => isSilent,
    stop: () => clearInterval(timer),
  };
}
