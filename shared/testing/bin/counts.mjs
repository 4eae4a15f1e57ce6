import { readFileSync } from 'node:fs';

/** Counts of `jest --json`; a file that could not even start counts as one failure. @param {string} path */
export function jestCounts(path) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Counts of Playwright's json reporter; a test that passed at a second try passed. @param {string} path */
export function playwrightCounts(path) {
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}
