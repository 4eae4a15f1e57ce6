import { table } from './table.mjs';

/** @typedef {import('./run-step.mjs').Result} Result */

/** Prints each step as it starts and ends, then the tables and the one closing line. @param {{ write(text: string): unknown }} [out] */
export function createReport(out = process.stdout) {
  /** @type {Result[]} */
  const results = [];
  const started = Date.now();

  return {
    /** @param {string} name */
    began: (name) => out.write(`▸ ${name}\n`),
    /** @param {Result} result */
    ended(result) {
      results.push(result);
      const { name, passed, failed, seconds, output, isUnchanged } = result;
      const why = isUnchanged ? '; nothing has changed since' : '';
      out.write(`${failed ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s): ${passed} passed, ${failed} failed${why}\n`);
      if (failed) out.write(`${indent(lastLines(withoutProgress(output), 120))}\n`);
    },
    /** @returns the exit code */
    close() {
      /** @param {'passed' | 'failed'} key */
      const sum = (key) => results.reduce((total, result) => total + result[key], 0);
      for (const { notes } of results) if (notes) out.write(`\n${notes}\n`);
      out.write(`\n${stepTable(results)}\n\ntotal time ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
      out.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
      return sum('failed') ? 1 : 0;
    },
  };
}

/** Without the line that Playwright prints before each test, so that the last lines hold the failures. @param {string} text */
const withoutProgress = (text) => text.replace(/^\[\d+\/\d+\] .*\n/gm, '');
/** @param {string} text @param {number} count */
const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');
/** @param {string} text */
const indent = (text) => text.replace(/^/gm, '  ');

/** @param {Result[]} results */
const stepTable = (results) =>
  table([
    ['step', 'passed', 'failed', 'seconds'],
    ...results.map(({ name, passed, failed, seconds }) => [name, String(passed), String(failed), seconds.toFixed(1)]),
  ]);
