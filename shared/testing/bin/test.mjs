#!/usr/bin/env node
/** `npm test`: everything, the same here and in CI; ends with one line `N passed, N failed`. */
import { mkdirSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { freshReport, gateCounts, jestCounts, playwrightCounts } from './counts.mjs';
import { ensureInstalled, hydratePostgres, requireNode, ROOT } from './prepare.mjs';
import { createReport } from './report.mjs';
import { runStep } from './run-step.mjs';
import { unitTimings } from './timings.mjs';

const REPORTS = `${ROOT}/e2e/test-results`;

requireNode();
ensureInstalled();
hydratePostgres();
const chromium = await ensureChromium();
mkdirSync(REPORTS, { recursive: true });

const unitReport = freshReport(`${REPORTS}/unit.json`);
const e2eReport = freshReport(`${REPORTS}/e2e.json`);
const gateReport = freshReport(`${REPORTS}/bench-gates.json`);
const bin = (name) => [process.execPath, `${ROOT}/node_modules/${name}`];

/** Nothing here touches a built file; it runs beside the unit tests. */
const reading = [
  { name: 'format', command: [...bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: [...bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'] },
  { name: 'boundaries', command: [process.execPath, `${ROOT}/shared/lint/bin/boundaries.mjs`] },
  { name: 'types', command: [...bin('typescript-native/bin/tsc'), '-p', '.'] },
];
const unit = {
  name: 'unit',
  // Rendering leaves much short-lived waste; with a larger young generation the workers collect it a seventh cheaper.
  command: [
    process.execPath,
    '--max-semi-space-size=32',
    `${ROOT}/node_modules/jest/bin/jest.js`,
    '--ci',
    '--silent',
    '--json',
    `--outputFile=${unitReport}`,
    '--maxWorkers=2',
  ],
  count: () => ({ ...jestCounts(unitReport), notes: unitTimings(unitReport) }),
};
const built = [
  { name: 'build and budgets', command: [process.execPath, '--import', 'tsx', `${ROOT}/shared/release/src/cli.ts`, 'deploy'] },
  {
    name: 'end to end',
    command: [...bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    env: { CHROMIUM_PATH: chromium, E2E_REPORT: e2eReport, CI: 'true' },
    count: () => playwrightCounts(e2eReport),
    needs: 'build and budgets',
  },
  {
    name: 'bench gates',
    command: [...bin('tsx/dist/cli.mjs'), 'e2e/bench/main.ts', '--gates', gateReport],
    env: { CHROMIUM_PATH: chromium },
    count: () => gateCounts(gateReport),
    needs: 'build and budgets',
  },
];

const report = createReport();
const broken = new Set();

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
