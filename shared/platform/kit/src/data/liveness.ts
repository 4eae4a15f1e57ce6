/**
 * Ages are counted in turns of this timer. A process that was stopped or busy has no evidence against the server, and such a pause counts
 * as one turn.
 */
const TICK_MS = 250;
const ticksOf = (ms: number) => Math.ceil(ms / TICK_MS);
/** After an answer, statements that are only slow make no further question for this time. */
const TRUSTED_MS = 1000;

export interface LivenessOptions<Client> {
  /** Age of a statement at which the server is asked about it. */
  doubtAfterMs: number;
  /** Longest wait for the answer. */
  answerWithinMs: number;
  /**
   * Asks the server on a connection of its own.
   * @returns those of the clients whose statement the server works on; null when it could not be reached
   */
  probe: (clients: readonly Client[]) => Promise<readonly Client[] | null>;
  /** Called with the clients that wait in vain. */
  onSilence: (clients: readonly Client[]) => void;
}

/**
 * Watches the statements that wait for an answer. A statement may be slow or wait for a lock, so its age is only the reason to ask the server
 * about it. A server that does not answer is frozen or cut off; a server that does not know the statement is behind a broken connection, or
 * is another server.
 */
export function createLiveness<Client>({ doubtAfterMs, answerWithinMs, probe, onSilence }: LivenessOptions<Client>) {
  /** Clients and the tick at which each sent its statement, the oldest first. */
  const waiting = new Map<Client, number>();
  let tick = 0;
  let askedAt: number | null = null;
  let trustedUntil = 0;
  /** Clients whose statement the server does not know. Their answer may have arrived in this moment. */
  let unknown: readonly Client[] = [];
  const timer = setInterval(look, TICK_MS).unref();
  const isDoubtful = (client: Client) => tick - (waiting.get(client) ?? tick) >= ticksOf(doubtAfterMs);

  function look() {
    tick += 1;
    const lost = unknown.filter(isDoubtful);
    unknown = [];
    if (lost.length) onSilence(lost);
    if (askedAt !== null && tick - askedAt >= ticksOf(answerWithinMs)) return conclude(askedAt, null);
    const [oldest] = waiting.keys();
    if (askedAt === null && oldest !== undefined && isDoubtful(oldest) && tick >= trustedUntil) ask();
  }

  function ask() {
    const question = tick;
    askedAt = question;
    const clients = [...waiting.keys()].filter(isDoubtful);
    void probe(clients).then((working) => conclude(question, working && clients.filter((client) => !working.includes(client))));
  }

  /** @param missing clients whose statement the server does not know; null when it did not answer. An answer that comes too late has no effect. */
  function conclude(question: number, missing: readonly Client[] | null) {
    if (askedAt !== question) return;
    askedAt = null;
    trustedUntil = missing ? tick + ticksOf(TRUSTED_MS) : tick;
    if (missing) unknown = missing;
    else onSilence([...waiting.keys()].filter(isDoubtful));
  }

  return {
    sent: (client: Client) => void waiting.set(client, tick),
    answered: (client: Client) => void waiting.delete(client),
    stop: () => clearInterval(timer),
  };
}
