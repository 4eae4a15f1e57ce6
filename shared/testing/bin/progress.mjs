/** Pattern of progress lines in the output of a command; on a fast machine there are none. */
export const PROGRESS_LINES = /^ {2}… .*\n?/gm;

const FIRST_S = 5;
const LONGEST_S = 60;

/**
 * Prints a line while work goes on, because a silent command looks dead: first after five seconds, then in growing intervals of at most
 * one minute.
 * @template T
 * @param {string} name of the work, for people
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} [say] prints a line; default: to stderr, so that stdout carries only the answer
 * @returns {Promise<T>} result of the work
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
