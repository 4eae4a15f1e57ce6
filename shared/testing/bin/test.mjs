#!/usr/bin/env node
/** `npm test`: all checks, the same locally and in CI; the last line is `N passed, N failed`. `npm test -- --all` clears the cache of green steps. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { journeyCounts } from './journeys.mjs';
import { ensureNatsServer } from './nats-server.mjs';
import { ensureInstalled, hydratePostgres, requireNode, ROOT } from './prepare.mjs';
import { createReport } from './report.mjs';
import { runStep } from './run-step.mjs';
import { unitTimings } from './timings.mjs';

const REPORTS = `${ROOT}/e2e/test-results`;

requireNode();
ensureInstalled();
hydratePostgres();
const chromium = await ensureChromium();
const leftOut = ensureNatsServer();
if (leftOut) process.stdout.write(`${leftOut}\n`);
mkdirSync(REPORTS, { recursive: true });
if (process.argv.includes('--all')) rmSync(`${ROOT}/.wireit`, { recursive: true, force: true });

const browser = { BROWSER_VERSION: execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim() };

/**
 * Makes a step from a `wireit` script in the package.json of the root, which names its command, input files and report.
 * @param {string} name
 * @param {string} script
 * @param {Partial<import('./run-step.mjs').Step>} [options]
 * @returns {import('./run-step.mjs').Step}
 */
const step = (name, script, options = {}) => ({ name, command: ['npm', 'run', '--silent', `step:${script}`], ...options });

/** Steps that need no built files, so they run in parallel with the unit tests. */
const reading = ['format', 'lint', 'boundaries', 'types', 'unused', 'papers', 'spelling', 'alerts'].map((name) => step(name, name));
const unitReport = `${REPORTS}/unit.json`;
/** Bounds in minutes, twice what the steps take, so that a run that hangs ends within the 90 minutes of CI and shows its output. */
const WITHIN = process.env['CI'] && !process.env['NIGHTLY'] ? { unit: 40, journeys: 35, cluster: 7 } : {};
const unit = step('unit', 'unit', {
  withinMinutes: WITHIN.unit,
  count: () => ({ ...jestCounts(unitReport), notes: [unitTimings(unitReport), leftOut].filter(Boolean).join('\n\n') }),
});
const needs = 'build and budgets';
const built = [
  step(needs, 'build'),
  step('end to end', 'e2e', {
    withinMinutes: WITHIN.journeys,
    env: browser,
    count: () => journeyCounts(`${REPORTS}/e2e.json`),
    needs,
  }),
  step('two of each process', 'cluster', {
    withinMinutes: WITHIN.cluster,
    env: browser,
    count: () => journeyCounts(`${REPORTS}/cluster.json`),
    needs,
  }),
  // Reads the reports of the unit tests and of the journeys.
  { name: 'rows', command: ['npm', 'run', '--silent', 'rows'], needs: 'end to end' },
];

/** Counts of `jest --json`; a file that could not start counts as one failure. @param {string} path */
function jestCounts(path) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

const report = createReport();
/** @type {Set<string>} */
const broken = new Set();

/** @param {import('./run-step.mjs').Step[]} steps */
async function inTurn(steps) {
  for (const step of steps) {
    report.began(step.name);
    const blocked = step.needs && broken.has(step.needs);
    const result = blocked
      ? { name: step.name, passed: 0, failed: 1, seconds: 0, output: `not run: ${step.needs} failed` }
      : await runStep(step);
    if (result.failed) broken.add(step.name);
    report.ended(result);
  }
}

await Promise.all([inTurn(reading), inTurn([unit])]);
await inTurn(built);
process.exitCode = report.close();
