/** Upper bound in ms on the wait for something that becomes true by itself. Only a test that fails waits so long, so it is generous. */
export const PATIENCE_MS = 60_000;

/** Upper bound in ms on a whole test: several such waits. */
export const TEST_MS = 5 * PATIENCE_MS;

const LOOK_AGAIN_MS = 20;

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Repeats a look until its answer is true. Needs real timers.
 * @template T
 * @param {() => T | Promise<T>} look answers a value that counts as true when it is so
 * @param {() => unknown} [seen] what to print when it does not become so
 * @returns {Promise<T>} the last answer
 * @throws when it is not so within `PATIENCE_MS`
 */
export async function until(look, seen = () => undefined) {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    const answer = await look();
    if (answer) return answer;
    if (patience.aborted) throw new Error(`Not so within ${PATIENCE_MS} ms: ${look}; seen: ${JSON.stringify(seen())}`);
    await pause(LOOK_AGAIN_MS);
  }
}
