/**
 * Upper bound in ms on the wait for a condition. It is generous, because only a failing test waits so long; a run that expects failures
 * shortens it by the variable of the same name.
 */
export const PATIENCE_MS = Number(process.env['PATIENCE_MS'] ?? 60_000);

/** Upper bound in ms on a whole test: several such waits. */
export const TEST_MS = 5 * PATIENCE_MS;

const LOOK_AGAIN_MS = 20;

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Polls a condition until it is truthy. Requires real timers.
 * @template T
 * @param {() => T | Promise<T>} look condition
 * @param {() => unknown} [seen] returns a value for the message of the error
 * @returns {Promise<T>} the truthy value
 * @throws Error when the condition is not truthy within `PATIENCE_MS`
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
