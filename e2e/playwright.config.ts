import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@site/testing/chromium';
import { PATIENCE_MS, TEST_MS } from '@site/testing/patience';
import { CHROMIUM_ARGS, layouts } from './site/browser';

const executablePath = (await findChromium()) ?? undefined;
const report = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results/traces',
  globalSetup: './global-setup.ts',
  forbidOnly: true,
  fullyParallel: false,
  // More than the cores of a small machine: many a test waits for what hangs, for polls and for bounds.
  workers: 3,
  retries: 0,
  // A busy machine is slow, not wrong, so no test has a limit of its own.
  timeout: TEST_MS,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  reporter: report ? [['json', { outputFile: resolve(report) }], ['line']] : [['list']],
  // Recording every action would slow every test for the few that fail; `--trace on` records when somebody looks for a fault.
  use: {
    ...layouts.phone,
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    actionTimeout: PATIENCE_MS,
  },
  projects: [
    // Each worker has a store and an edge of its own, so that nobody else's releases change. Two: what is measured in seconds here wants a core;
    // first, so that the third worker plays meanwhile and none waits at the end.
    { name: 'releases', testMatch: 'releases/**/*.spec.ts', workers: 2 },
    // Settings and the clock are everybody's, so one worker changes them on a site of its own; early, so that its queue is not the end of a run.
    { name: 'operator', testMatch: '**/*.operator.spec.ts', workers: 1 },
    { name: 'players', testMatch: '{journeys,faults,quality}/**/*.spec.ts', testIgnore: '**/*.operator.spec.ts' },
  ],
});
