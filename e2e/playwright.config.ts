import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '@site/testing/chromium';
import { PATIENCE_MS, TEST_MS } from '@site/testing/patience';
import { CHROMIUM_ARGS, layouts } from './site/browser';

const executablePath = (await findHeadlessShell()) ?? undefined;
const report = process.env['E2E_REPORT'];
// The first process draws the seed of the walks, and its workers inherit it.
process.env['FUZZ_SEED'] ??= String(Date.now() % 2 ** 31);
/** Journeys that take minutes: they install packages from the registry, or check a whole copy of the workspace. */
const onlyByNight = process.env['NIGHTLY'] ? [] : ['**/*.nightly.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results/traces',
  globalSetup: './global-setup.ts',
  forbidOnly: true,
  fullyParallel: false,
  // More workers than the cores of a small machine, because many tests wait for hanging requests, polls and limits.
  workers: 3,
  // A run of all journeys tells of each second try, and allows few of them; a run by hand has none.
  retries: report ? 1 : 0,
  // A busy machine is slow, not wrong, so no test has a limit of its own.
  timeout: TEST_MS,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  reporter: report ? [['json', { outputFile: resolve(report) }], ['line']] : [['list']],
  // Recording every action would slow down every test for the few that fail; use `--trace on` to analyse a failure.
  use: {
    ...layouts.phone,
    // `page.route` does not see the requests of a worker, so only the tests of the worker have one.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    actionTimeout: PATIENCE_MS,
  },
  projects: [
    // Each worker has its own store and edge, so that the releases of others do not change. Two workers, because these tests measure
    // seconds and need a core each; first, so that the third worker runs other tests meanwhile and none waits at the end.
    { name: 'releases', testMatch: 'releases/**/*.spec.ts', testIgnore: onlyByNight, workers: 2 },
    // Settings and the clock are shared, so one worker changes them on a separate site; early, so that its queue is not at the end of a
    // run.
    { name: 'operator', testMatch: '**/*.operator.spec.ts', workers: 1 },
    { name: 'players', testMatch: '{journeys,faults,quality}/**/*.spec.ts', testIgnore: '**/*.operator.spec.ts' },
  ],
});
