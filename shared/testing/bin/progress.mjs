/** Lines about progress in what a command printed: a fast machine has none. */
export const PROGRESS_LINES = /^ {2}… .*\n?/gm;

const FIRST_S = 5;
const LONGEST_S = 60;

/**
 * Says that work goes on, at first after five seconds and then ever more rarely, at least once a minute: a silent command looks like a dead one.
 * @template T
 * @param {string} name of the work, for people
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} [say] past the answer's own stream
 * @returns {Promise<T>} the work's own result
 */
export async function withProgress(name, work, say = (line) => console.error(line)) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @param {number} pauseS @param {number} atS */
  const sayAfter = (pauseS, atS) => {
    timer = setTimeout(() => {
      say(`  … ${name}, ${atS} s`);
      const nextS = Math.min(2 * pauseS, LONGEST_S);
      sayAfter(nextS, atS + nextS);
    }, pauseS * 1000);
    timer.unref?.();
  };
  sayAfter(FIRST_S, FIRST_S);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
