import { readFileSync } from 'node:fs';

/**
 * @typedef {{ status: string, errors?: { message?: string }[] }} Try
 * @typedef {{ title: string, tests: { status: string, results: Try[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, errors: unknown[], suites: Suite[] }} Report
 */

/** More journeys than that which need a second try are a fault of the site or of the tests, and the run fails. */
const MOST_SECOND_TRIES = 2;

/**
 * Counts of Playwright's JSON reporter. A journey that passes in its second try counts as passed, and the notes tell why its first try failed.
 * @param {string} path of the report
 * @returns {import('./run-step.mjs').Counts}
 */
export function journeyCounts(path) {
  /** @type {Report} */
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8'));
  const isOver = stats.flaky > MOST_SECOND_TRIES;
  const failed = stats.unexpected + stats.skipped + errors.length;
  const notes = secondTries(suites);
  return {
    passed: stats.expected + (isOver ? 0 : stats.flaky),
    failed: failed + (isOver ? stats.flaky : 0),
    ...(notes.length ? { notes: [`journeys that passed in their second try: ${notes.length}`, ...notes].join('\n') } : {}),
  };
}

/** @param {Suite[]} suites @param {readonly string[]} [above] titles of the suites around them @returns {string[]} */
const secondTries = (suites, above = []) =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title];
    return [
      ...specs.flatMap((spec) =>
        spec.tests.filter(({ status }) => status === 'flaky').map(({ results }) => noteOf([...path, spec.title], results)),
      ),
      ...secondTries(inner, path),
    ];
  });

/** @param {readonly string[]} path @param {Try[]} results */
function noteOf(path, results) {
  const errors = results.find(({ status }) => status !== 'passed')?.errors ?? [];
  const why = errors.map(({ message = '' }) => message).join('\n');
  return `  ${path.join(' › ')}\n${why.replace(/^/gm, '    ')}`;
}
