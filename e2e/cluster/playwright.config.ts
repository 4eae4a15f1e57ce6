import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

/** Journeys against two processes of each kind; the same settings as against one. */
export default defineConfig({
  ...site,
  testDir: '..',
  outputDir: '../test-results/cluster-traces',
  globalSetup: './global-setup.ts',
  workers: 2,
  projects: [
    { name: 'journeys', testMatch: 'journeys/{funds,first-visit,exchange}.spec.ts' },
    { name: 'cluster', testMatch: 'cluster/**/*.spec.ts', dependencies: ['journeys'] },
  ],
});
